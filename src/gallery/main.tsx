import { createRoot } from "react-dom/client";
import { loadLooks } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { Gallery } from "./gallery.tsx";
import { readScene } from "./scene.ts";
import { renderDemo, renderScene } from "./scene-page.ts";
import "./gallery.css";

/** Replaces this document by another one. */
function show(html: string): void {
  document.open();
  document.write(html);
  document.close();
}

// every one of them can be chosen, and is rendered at once then
await loadLooks(registry.map(({ id }) => id));
const query = new URLSearchParams(location.search);
const demo = query.get("demo");
if (demo !== null) show(renderDemo(demo));
else if (query.has("template")) show(renderScene(readScene(query)));
else createRoot(document.body).render(<Gallery />);
