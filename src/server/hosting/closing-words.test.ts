import { expect, it } from "vitest";
import { closingWords } from "./closing-words.ts";

const now = Date.parse("2026-11-26T09:00:00Z");
const site = { words: "" };

it("PLAN-15: a closed site says when it is back, in the zone of the plan and the visitor's language", () => {
  const until = { at: Date.parse("2026-11-26T14:00:00Z"), timeZone: "Europe/Berlin" };
  expect(closingWords({ ...site, until }, { language: "en", now })).toEqual({
    title: "Back at about 15:00",
    text: "This site is being worked on.",
    retryAfter: 5 * 3600,
  });
  expect(closingWords({ ...site, until }, { language: "ru", now })).toMatchObject({
    title: "Сайт откроется около 15:00",
    text: "Мы обновляем этот сайт.",
  });
});

it("PLAN-15: on another day it says the day too, also where it is another by the plan's zone alone", () => {
  const closing = (at: string, timeZone: string) => ({
    ...site,
    until: { at: Date.parse(at), timeZone },
  });
  const title = (at: string, timeZone: string) =>
    closingWords(closing(at, timeZone), { language: "de", now }).title.replaceAll("\u{A0}", " ");
  expect(title("2026-12-03T08:00:00Z", "Europe/Berlin")).toBe(
    "Wieder da am 3. Dezember gegen 09:00 Uhr",
  );
  expect(title("2026-11-26T15:30:00Z", "Asia/Tokyo")).toBe(
    "Wieder da am 27. November gegen 00:30 Uhr",
  );
});

it("PLAN-15: without a plan, or past its time, it is back soon; an owner's words stand for ours", () => {
  const until = { at: now, timeZone: "Europe/Berlin" };
  for (const closing of [site, { ...site, until }])
    expect(
      closingWords({ ...closing, words: "Back on $& Monday" }, { language: "en", now }),
    ).toEqual({
      title: "Back soon",
      text: "Back on $& Monday",
      retryAfter: 3600,
    });
});

it("PLAN-15: midnight is 00:00, and a day of another year has its year", () => {
  const title = (at: string) =>
    closingWords(
      { ...site, until: { at: Date.parse(at), timeZone: "UTC" } },
      { language: "en", now },
    ).title.replaceAll("\u{A0}", " ");
  expect(title("2026-11-27T00:00:00Z")).toBe("Back on November 27 at about 00:00");
  expect(title("2027-11-26T15:00:00Z")).toBe("Back on November 26, 2027 at about 15:00");
});
