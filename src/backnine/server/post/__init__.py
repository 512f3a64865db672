"""Reminders for tables by correspondence, by Web Push and by webhook; who looks after tables that sleep."""
