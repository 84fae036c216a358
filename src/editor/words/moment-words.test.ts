import { afterEach, expect, it, vi } from "vitest";
import { dayMomentWords, hourWords, listedMomentWords, momentWords } from "./moment-words.ts";

afterEach(() => vi.unstubAllGlobals());

it("WORD-187: every way to say a time has the clock of the browser’s region", () => {
  const time = new Date(2026, 5, 3, 15, 30);
  const iso = time.toISOString();
  const later = new Date(2026, 5, 9, 12);
  const said = () => [
    hourWords(iso),
    momentWords(iso, time),
    momentWords(iso, later),
    dayMomentWords(iso, new Date(2027, 0, 1)),
    listedMomentWords(iso),
  ];
  vi.stubGlobal("navigator", { languages: ["de-DE", "en-GB"] });
  expect(said()).toEqual([
    "15:30",
    "15:30",
    "3 June at 15:30",
    "3 June 2026 at 15:30",
    "3 Jun 2026, 15:30",
  ]);
  vi.stubGlobal("navigator", { languages: ["en-US"] });
  expect(said().map((one) => one.replaceAll(/\s/g, " "))).toEqual([
    "3:30 PM",
    "3:30 PM",
    "June 3 at 3:30 PM",
    "June 3, 2026 at 3:30 PM",
    "Jun 3, 2026, 3:30 PM",
  ]);
});
