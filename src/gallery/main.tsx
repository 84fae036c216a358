import { createRoot } from "react-dom/client";
import { loadLooks, subscribeToLooks } from "#/sections/looks.ts";
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

function choose(): () => void {
  if (demo !== null) return () => show(renderDemo(demo));
  if (query.has("template")) return () => show(renderScene(readScene(query)));
  const root = createRoot(document.body);
  // another function each time: what it renders depends on the looks as well
  return () => root.render(<Gallery render={(scene) => renderScene(scene)} />);
}

const render = choose();
render();
subscribeToLooks(render);
// all else that pages are made of takes a new page: it is rendered once, and nothing mounted would take an update
import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ acceptedPath }) => !acceptedPath.includes("/look.ts"))) location.reload();
});
