// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { choice, alignment } from "#/fields/choice/spec.ts";
import { date } from "#/fields/date/spec.ts";
import { embed } from "#/fields/embed/spec.ts";
import { event } from "#/fields/event/spec.ts";
import { flag } from "#/fields/flag/spec.ts";
import { hours } from "#/fields/hours/spec.ts";
import { usualHours } from "#/fields/hours/week.ts";
import { icon } from "#/fields/icon/spec.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import "#/fields/late-kinds.ts";
import { link } from "#/fields/link/spec.ts";
import { marks } from "#/fields/marks/spec.ts";
import { number } from "#/fields/number/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { place } from "#/fields/place/spec.ts";
import { price } from "#/fields/price/spec.ts";
import { reference } from "#/fields/reference/spec.ts";
import type { ShownValueTools } from "#/fields/shown-value.ts";
import { times } from "#/fields/times/spec.ts";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { canShowChange, ValueChange } from "./value-change.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const tools: ShownValueTools = {
  primary: "en",
  pictureAddress: ({ asset }) => `/assets/${asset}`,
  linkName: (to) => (to.kind === "address" ? to.address : "Menu (/menu)"),
  itemsOf: () => [
    { id: "one", name: "Spicy" },
    { id: "two", name: "Vegan" },
  ],
  events: [{ id: "party", name: "Party" }],
};

const label = { en: "Label", ru: "Подпись" };
const sum = { amount: "12", currency: "EUR", isFrom: false, period: "once", words: {} };
const loaf = { asset: "loaf", alt: { en: { text: "A loaf" } }, crop: null, focus: null };

async function shown(spec: FieldSpec, before: unknown, after: unknown): Promise<string> {
  mounted?.unmount();
  expect(canShowChange({ spec, before, after })).toBe(true);
  const change = await mount(<ValueChange {...{ spec, before, after, tools }} />);
  mounted = change;
  await until(() => change.all("ins").length > 0);
  return change.find(".value-change").textContent.replaceAll(/\s/g, " ");
}

const known: readonly [string, FieldSpec, unknown, unknown, string][] = [
  ["a yes or no", flag({ initial: false, label }), false, true, "No → Yes"],
  ["an alignment", alignment("title"), "start", "center", "Align to the start → Centre"],
  [
    "a choice",
    choice(["a", "b"], "a", {
      optionNames: { a: { en: "Rows", ru: "Ряды" }, b: { en: "Columns", ru: "Столбцы" } },
    }),
    "a",
    "b",
    "Rows → Columns",
  ],
  ["a number", number({ min: 0, max: 2, initial: 1, step: 0.1 }), 0.5, 1, "0.5 → 1"],
  ["a price", price(), sum, { ...sum, amount: "14.50" }, "€12 → €14.50"],
  [
    "words for a price",
    price({ hasPeriod: true }),
    { ...sum, isFrom: true, period: "month" },
    { ...sum, amount: "", words: { en: { text: "on request" } } },
    "from €12 / month → on request",
  ],
  ["a date", date(), { date: "2026-09-12" }, null, "Sep 12, 2026 → No date"],
  [
    "times",
    times({ initial: "", label }),
    { from: "09:00", to: "10:30" },
    { from: "", to: "" },
    "9:00 AM – 10:30 AM → No times",
  ],
  [
    "a link",
    link(),
    { kind: "address", address: "/contact" },
    { kind: "page", page: "menu" },
    "/contact → Menu (/menu)",
  ],
  ["a link that is gone", link(), { kind: "page", page: "menu" }, null, "Menu (/menu) → No link"],
  ["an icon", icon({ label }), "", "leaf", "Original icon →  leaf"],
  [
    "marks",
    marks({ legend: "legend", max: 3, label }),
    ["one", "two"],
    [],
    "Spicy, Vegan → No marks",
  ],
  [
    "a reference",
    reference({ list: "rooms", none: { en: "No room", ru: "Без зала" }, label }),
    null,
    "two",
    "No room → Vegan",
  ],
  ["an event", event(), null, "party", "The first event → Party"],
  ["a point", place(), null, { latitude: 51.4, longitude: -2.5 }, "Not on the map → 51.4, -2.5"],
  [
    "what a service shows",
    embed(),
    null,
    { vendor: "youtube", id: "dQw4w9WgXcQ" },
    "Nothing → YouTube: https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ],
];

it.each(known)(
  "PUB-187: %s is read as it was and is",
  async (_name, spec, before, after, words) => {
    expect(await shown(spec, before, after)).toBe(words);
  },
);

it("PUB-187: opening hours are read in as few words as it takes", async () => {
  const words = await shown(hours(), null, usualHours);
  expect(words).toBe(
    "The site’s hours → Monday – Friday: 9:00 AM – 6:00 PM; Saturday: 10:00 AM – 4:00 PM; Sunday: Closed",
  );
});

it("PUB-187: pictures are seen, and of the same one is said what is other", async () => {
  const spec = picture({ role: "picture", ratio: "4:3", sizes: "100vw" });
  expect(await shown(spec, loaf, null)).toBe(" → No picture");
  expect(mounted?.find<HTMLImageElement>("del img")).toMatchObject({ alt: "A loaf" });
  expect(await shown(spec, loaf, { ...loaf, asset: "cup" })).toBe(" → ");
  expect(mounted?.all("img").map((one) => one.getAttribute("src"))).toEqual([
    "/assets/loaf",
    "/assets/cup",
  ]);
  expect(await shown(spec, loaf, { ...loaf, focus: { x: 0.2, y: 0.5 } })).toBe(" → Focus moved");
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5, turn: 0 };
  expect(await shown(spec, loaf, { ...loaf, crop })).toBe(" → Cropped differently");
});

it("PUB-187: what isn’t as the field keeps it is not shown", () => {
  const spec = link();
  const here = { kind: "address", address: "/menu" };
  expect(canShowChange({ spec, before: undefined, after: here })).toBe(false);
  const hostile = { kind: "address", address: "javascript:alert(1)" };
  expect(canShowChange({ spec, before: hostile, after: here })).toBe(false);
  expect(canShowChange({ spec, before: [], after: here })).toBe(false);
});
