import { describe, expect, it } from "vitest";
import { createAppPreloads } from "./app-preloads.ts";

const preloads = createAppPreloads({
  "index.html": { file: "assets/index.js", imports: ["_react.js"], css: ["assets/index.css"] },
  "_react.js": { file: "assets/react.js" },
  "shell/site-screen.tsx": {
    file: "assets/edit.js",
    imports: ["_react.js", "_store.js"],
    css: ["assets/edit.css"],
  },
  "_store.js": { file: "assets/store.js", imports: ["_react.js", "shell/site-screen.tsx"] },
  "../render/page-style.css": { file: "assets/page-style.css" },
});

describe("the links of the app's page", () => {
  it("ask for what the first script imports, for the editor's files, each once, and for its site", () => {
    const html = preloads("/sites/12/edit/home", "n0nce");
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/react.js"',
      'href="/assets/edit.js"',
      'href="/assets/edit.css"',
      'href="/assets/store.js"',
      'href="/assets/page-style.css"',
      'href="/api/v1/sites/12"',
      'href="/api/v1/sites/12/document?page=%2F"',
    ]);
    expect(html.match(/nonce="n0nce"/g)).toHaveLength(3);
  });

  it.each(["/", "/sign-in", "/sites/12/inbox", "/sites/12/editor"])(
    "ask for nothing at %s",
    (path) => {
      expect(preloads(path, "n")).toBe("");
    },
  );

  it.each([
    '/sites/1"><script>/edit',
    "/sites/%22/edit",
    "/sites/../edit",
    `/sites/${"1".repeat(41)}/edit`,
  ])("take nothing but a plain id from %s", (path) => {
    expect(preloads(path, "n")).toBe("");
  });
});
