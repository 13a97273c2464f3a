import { mount } from "svelte";
import "../ui/theme.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
