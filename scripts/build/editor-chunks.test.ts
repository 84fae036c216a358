import path from "node:path";
import { describe, expect, it } from "vitest";
import { editorChunks } from "./editor-chunks.ts";
import type { FindFiles } from "./editor-chunks.ts";

const react = "/node_modules/react/index.js";
const imports: Record<string, readonly string[]> = {
  "/e/main.tsx": [react, "/e/shell/frame.tsx"],
  "/e/shell/frame.tsx": [react],
  "/e/shell/site-screen.tsx": [
    react,
    "/e/shell/frame.tsx",
    "/e/store.ts",
    "/e/menu.tsx",
    "/e/request.ts",
  ],
  "/e/store.ts": ["/e/menu.tsx", "/e/cell.ts"],
  "/e/cell.ts": ["/e/store.ts"],
  "/e/features/sites/sites-route.tsx": [react, "/e/menu.tsx", "/e/request.ts", "/e/card.tsx"],
  "/e/features/inbox/inbox-route.tsx": ["/e/request.ts"],
  "/e/features/sections/sections-editing.ts": ["/e/commands.ts"],
  "/e/features/sections/overlay/sections-overlay.tsx": ["/e/commands.ts", "/e/toolbar.tsx"],
  "/e/features/links/links-overlay.tsx": ["/e/toolbar.tsx", "/e/field.tsx", "/e/card.tsx"],
  "/e/features/settings/settings-frame.tsx": ["/e/field.tsx"],
};
/** As the file system would answer. */
const find: FindFiles = (patterns) =>
  Object.keys(imports).filter((file) =>
    patterns.some((pattern) => path.matchesGlob(file, `/e/${pattern}`)),
  );
const context = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
};

describe("the files of the owner's app", () => {
  it.each([
    ["/e/store.ts", "editor"],
    ["/e/cell.ts", "editor"],
    ["/e/menu.tsx", "editor-and-sites"],
    ["/e/commands.ts", "editor"],
    ["/e/toolbar.tsx", "canvas-tools"],
    ["/e/field.tsx", "tools-and-late"],
    ["/e/card.tsx", "tools-and-sites"],
    ["/e/request.ts", "screens"],
    ["/e/shell/frame.tsx", "main"],
    [react, "react"],
    ["/e/features/settings/settings-frame.tsx", null],
    ["/sections/kit/footer-parts.tsx", "editor"],
    ["/sections/kit/stars.tsx", null],
  ])("%s stands in %s", (id, name) => {
    expect(editorChunks(find)(id, context)).toBe(name);
  });
});
