import { expect, test } from "vitest";
import { testDocument } from "../../../test/fixtures/document.ts";
import type { Page } from "../page.ts";
import { withRenamedPage, withRenamedParts } from "./renamed-ids.ts";

const picture = { asset: "photo", alt: {}, crop: null, focus: null };
const renamings = {
  pages: new Map([["start", "home"], ["home", "start"]]), // prettier-ignore
  pictures: new Map([["photo", "other"]]),
};

test("REPLACE-02: pages and pictures get their names wherever they are named, and nothing else does", () => {
  const fields = {
    link: { kind: "page", page: "start", section: "photo" },
    words: { en: { text: "start photo home" } },
    items: [{ picture, link: { kind: "page", page: "home" } }],
    page: "start",
    asset: "photo",
  };
  const parked = [{ template: "A1", version: 1, fields: { picture }, given: "x" }];
  const section = { id: "photo", template: "A2", version: 1, fields, parked };
  const page: Page = {
    id: "start",
    meta: { ...testDocument().pages[0]!.meta, socialImage: picture },
    sections: [section],
  };
  const before = structuredClone(page);
  const renamed = withRenamedPage(page, renamings);
  expect(page).toEqual(before);
  const other = { ...picture, asset: "other" };
  expect(renamed).toEqual({
    id: "home",
    meta: { ...page.meta, socialImage: other },
    sections: [
      {
        ...section,
        fields: {
          ...fields,
          link: { kind: "page", page: "home", section: "photo" },
          items: [{ picture: other, link: { kind: "page", page: "start" } }],
        },
        parked: [{ ...parked[0], fields: { picture: other } }],
      },
    ],
  });
});

test("REPLACE-02: the places of pages and their redirects follow", () => {
  const { site } = testDocument();
  const entries = [
    { id: "start", path: "/", name: "Start" },
    { id: "home", path: "/home", name: "Home" },
  ];
  const redirects = [
    { from: "/old", page: "start" },
    { from: "/shop", address: "https://shop.example" },
  ];
  const { index } = withRenamedParts({ site, index: { entries, redirects } }, renamings);
  expect(index.entries.map(({ id, path }) => [id, path])).toEqual([
    ["home", "/"],
    ["start", "/home"],
  ]);
  expect(index.redirects).toEqual([{ from: "/old", page: "home" }, redirects[1]]);
});
