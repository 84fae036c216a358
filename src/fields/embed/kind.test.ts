import { expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { embedKind } from "./kind.ts";
import { shownEmbed } from "./shown-embed.ts";
import { embed } from "./spec.ts";

const stored = (value: unknown) => embedKind.schema(embed(), nestedFields).safeParse(value).success;
const film = { vendor: "youtube", id: "aqz-KE-bpKQ" };

it("EMBED-01: an embed is a vendor of the list and an id of its own, or nothing", () => {
  expect([null, film].every(stored)).toBe(true);
  const wrong = [
    undefined,
    {},
    "https://youtu.be/aqz-KE-bpKQ",
    { ...film, vendor: "evil" },
    { ...film, vendor: "toString" },
    { ...film, id: "aqz-KE-bpKQ&x=1" },
    { ...film, id: "aqz-KE-bpKQ\n" },
    { ...film, html: "<script>" },
    { vendor: "vimeo", id: film.id },
  ];
  expect(wrong.filter(stored)).toEqual([]);
  expect(shownEmbed(null)).toBeUndefined();
  expect(shownEmbed({ ...film, vendor: "evil" })).toBeUndefined();
  expect(shownEmbed(film)).toMatchObject({ label: "YouTube", company: "Google", shape: "film" });
});

it("CHECK-25: one that isn't chosen is pointed out", () => {
  const checked = {
    spec: embed(),
    name: "embed",
    initials: () => [],
    isStart: () => false,
    primary: "en",
    languages: ["en"],
    sampleKind: () => undefined,
    brokenLink: () => undefined,
    hasHours: false,
  };
  expect(embedKind.problems?.({ ...checked, value: null })).toEqual([{ code: "embed-missing" }]);
  expect(embedKind.problems?.({ ...checked, value: film })).toEqual([]);
});
