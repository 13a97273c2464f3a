import { mount } from "svelte";
import "./ui/colours.css";
import "./ui/theme.css";
import "./ui/night.css";
import "./app/app.css";
import App from "./app/App.svelte";
import { install } from "./app/install";
import { begin } from "./words";

void begin().then(() => mount(App, { target: document.getElementById("app")! }));
install();
