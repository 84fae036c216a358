import { expect, it } from "vitest";
import { problem } from "./problem.ts";
import { groupTranslations, mostSpots } from "./problem-groups.ts";

const at = (section: string) => ({ page: "home", section, target: { page: "home", section } });

it("CHECK-07: a language has one problem for each kind of missing translation, with its count and its spots", () => {
  const missing = ["a", "b", "c"].map((one) =>
    problem("untranslated", at(one), { path: ["title"], language: "en" }),
  );
  const alt = problem("alt-missing", at("b"), { language: "ru" });
  const german = problem("untranslated", at("a"), { path: ["title"], language: "de" });
  const stale = problem("translation-stale", at("a"), { path: ["text"], language: "en" });
  const [one, ...rest] = groupTranslations([
    ...missing.slice(0, 1),
    alt,
    ...missing.slice(1, 2),
    german,
    stale,
    ...missing.slice(2),
  ]);
  expect(one).toEqual({
    ...missing[0],
    count: 3,
    spots: ["a", "b", "c"].map((section) => ({ ...at(section), path: ["title"] })),
  });
  expect(rest).toEqual([alt, german, stale]);
});

it("CHECK-07: the spots of a large site are cut, its count isn't", () => {
  const many = Array.from({ length: mostSpots + 1 }, (_, place) =>
    problem("untranslated", at(`s${place}`), { language: "en" }),
  );
  const [group] = groupTranslations(many);
  expect(group?.count).toBe(mostSpots + 1);
  expect(group?.spots).toHaveLength(mostSpots);
});

it("other problems stand as they are, however many", () => {
  const all = ["a", "b"].map((one) => problem("alt-missing", at(one), { language: "ru" }));
  expect(groupTranslations(all)).toEqual(all);
});
