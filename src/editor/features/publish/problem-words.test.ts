import { expect, it } from "vitest";
import type { Records } from "#/site/records.ts";
import { toRecords } from "#/site/records.ts";
import { loadWords, translator } from "../../words/i18n.ts";
import "../../testing/all-features.ts";
import { sampleDocument } from "../../testing/sample-document.ts";
import { problemPlace } from "./problem-words.ts";

const place = {
  page: null,
  section: null,
  target: { part: "navigation" },
  path: ["links", "n1", "link"],
  language: null,
};

function placeOf(words: string): string {
  const { site, ...rest } = toRecords(sampleDocument());
  if (!site) throw new Error("The sample has a site");
  const item = { id: "n1", text: { ru: { text: words } }, link: null, links: [] };
  const navigation = { ...site.navigation, links: [item] };
  const records = { ...rest, site: { ...site, navigation } } as Records;
  return problemPlace(translator("publish"), records, place);
}

it("CHECK-67: a problem of a link is placed by its words, cut where they are long; without any by its place in the list", async () => {
  await loadWords("publish");
  expect(placeOf(" Workshops ")).toBe("Navigation › “Workshops”");
  expect(placeOf("w".repeat(61))).toBe(`Navigation › “${"w".repeat(60)}…”`);
  expect(placeOf("")).toBe("Navigation › item 1 › Link");
});
