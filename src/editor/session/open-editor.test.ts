import { describe, expect, it } from "vitest";
import { pageSlug } from "#/api/editor-address.ts";
import { entryOfSlug } from "./open-editor.ts";

const index = {
  entries: [
    { id: "h", path: "/", name: "Home" },
    { id: "c", path: "/connect", name: "Gallery" },
    { id: "t", path: "/about/team", name: "Team" },
    { id: "x", path: "/home", name: "Houses" },
  ],
  redirects: [],
};

describe("the page in the editor's address", () => {
  it.each([
    ["h", "home"],
    ["c", "connect"],
    ["t", "about/team"],
    ["x", "x"],
  ])("EDIT-02: page %s is called %s", (id, slug) => {
    const entry = index.entries.find((one) => one.id === id);
    expect(entry && pageSlug(entry)).toBe(slug);
    expect(entryOfSlug(index, slug)?.id).toBe(id);
  });

  it("EDIT-03: an empty address is /home, and so is one of a page that isn't there", () => {
    expect(entryOfSlug(index, "")?.id).toBe("h");
    expect(entryOfSlug(index, "gone")?.id).toBe("h");
  });
});
