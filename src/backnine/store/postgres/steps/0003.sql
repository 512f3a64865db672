-- A process that does not hear the bus says so here: where others hear it, they take its tables over.
ALTER TABLE nodes ADD COLUMN deaf boolean NOT NULL DEFAULT false;
