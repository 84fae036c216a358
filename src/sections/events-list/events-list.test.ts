import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const address = { kind: "address", address: "https://example.org/seats" };
const fair = {
  title: "Fair",
  text: "",
  place: "In the yard",
  seats: "14 places left",
  date: { date: "2026-11-28", time: "12:00", until: "16:00" },
  button: "Take a table",
  link: address,
  note: "Waiting list closed",
};
const render = (...events: readonly object[]) =>
  renderSection({ template: "EventsList", patch: { title: "", paragraph: "", events } });

it("HAPPEN-01: a row says its day, weekday, times, place and places left", () => {
  const html = render(fair);
  expect(html).toMatch(/<time [^>]*dateTime="2026-11-28T12:00"[^>]*><b>28<\/b>November<\/time>/i);
  expect(wordsOf(html).replaceAll(/[\u00a0\u2009\u202f]/g, " ")).toBe(
    "28 November Fair Saturday, 12:00 – 4:00 PM In the yard 14 places left Take a table",
  );
  expect(html).toMatch(/<a class="button[^>]*href="https:\/\/example.org\/seats"/);
});

it("HAPPEN-01: one that is full has its words in place of the button", () => {
  const html = render({ ...fair, state: "full" });
  expect(wordsOf(html)).toMatch(/places left Waiting list closed$/);
  expect(html).not.toContain("<a ");
});

it("HAPPEN-01: what isn't known yet leaves nothing behind", () => {
  const bare = { title: "Fair", text: "", place: "", date: null, button: "" };
  expect(wordsOf(render(bare))).toBe("Fair");
  expect(render(bare)).not.toMatch(/<time|data-last/);
});

it("HAPPEN-02: a row carries its last day: that on which it ends, after midnight too", () => {
  const last = (date: object) => /data-last="([^"]*)"/.exec(render({ ...fair, date }))?.[1];
  expect(last({ date: "2026-11-28" })).toBe("2026-11-28");
  expect(last({ date: "2026-11-28", time: "22:00", until: "23:00" })).toBe("2026-11-28");
  expect(last({ date: "2026-12-31", time: "22:00", until: "03:00" })).toBe("2027-01-01");
});
