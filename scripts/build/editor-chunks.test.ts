import { describe, expect, it } from "vitest";
import { editorChunks } from "./editor-chunks.ts";

const imports: Record<string, readonly string[]> = {
  "/e/main.tsx": ["react"],
  "/e/shell/edit-screen.tsx": ["react", "/e/store.ts", "/e/menu.tsx", "/e/request.ts"],
  "/e/store.ts": ["/e/menu.tsx", "/e/cell.ts"],
  "/e/cell.ts": ["/e/store.ts"],
  "/e/features/sites/sites-route.tsx": ["react", "/e/menu.tsx", "/e/request.ts"],
  "/e/features/inbox/inbox-route.tsx": ["/e/request.ts"],
};
const context = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
};

describe("the files of the owner's app", () => {
  it.each([
    ["/e/store.ts", "editor"],
    ["/e/cell.ts", "editor"],
    ["/e/menu.tsx", "editor-and-sites"],
    ["/e/request.ts", null],
    ["react", null],
    ["/e/features/settings/settings-frame.tsx", null],
  ])("%s stands in %s", (id, name) => {
    expect(editorChunks("/e")(id, context)).toBe(name);
  });
});
