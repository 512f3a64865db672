import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./offline";
import "./style.css";
import { preferred, words } from "./words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("app")! });
if (location.pathname !== "/embed") keepOffline();
// a language that is chosen in one tab is spoken in all of them
addEventListener("storage", ({ key }) => void (key === "language" && words.speak(preferred())));
