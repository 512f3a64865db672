import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./offline";
import "./style.css";
import { preferred, words } from "./words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("app")! });
keepOffline();
