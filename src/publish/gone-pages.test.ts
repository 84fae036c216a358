import { expect, it } from "vitest";
import { gonePages } from "./gone-pages.ts";

const page = (path: string) => ({ inputs: "", path, changedAt: "" });
const before = {
  languages: [
    { code: "en", prefix: "" },
    { code: "de", prefix: "de" },
  ],
  pages: {
    "home en": page("/"),
    "home de": page("/de/"),
    "menu en": page("/menu/"),
    "menu de": page("/de/menu/"),
    "team en": page("/team/"),
    "404 en": page(""),
  },
  redirects: {},
};

it("HIST-16: what visitors found in one release and don't find in another: languages, and pages of those that are left", () => {
  expect(gonePages(before, before)).toEqual({ languages: [], paths: [] });
  const after = {
    languages: [{ code: "en", prefix: "" }],
    pages: { "home en": page("/"), "crew en": page("/team/") },
    redirects: {},
  };
  // another page has the path of one that is gone
  expect(gonePages(before, after)).toEqual({ languages: ["de"], paths: ["/menu/"] });
  const led = { ...after, redirects: { "/menu/": "/" } };
  expect(gonePages(before, led)).toEqual({ languages: ["de"], paths: [] });
  expect(gonePages(after, before)).toEqual({ languages: [], paths: [] });
});
