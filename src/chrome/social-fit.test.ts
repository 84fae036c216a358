import { expect, it } from "vitest";
import { fitLinks } from "./link-fit.ts";
import { fitSocials } from "./social-fit.ts";
import type { BesideSocials } from "./social-fit.ts";

function beside(change: Partial<BesideSocials> = {}): BesideSocials {
  const links = change.links ?? ["Workshop", "Instruments", "About"];
  return {
    logoText: "Lamp & Co",
    hasMark: true,
    links,
    hasMenu: links.map(() => false),
    steps: fitLinks(links),
    moreLabel: "More",
    languages: [],
    hasFlags: false,
    button: undefined,
    ...change,
  };
}

it("NAV-16: four icons stand in the bar at every width beside a short name, all of them from 1440 px on", () => {
  expect(fitSocials(4, beside())).toEqual([1025, 1025, 1025, 1025]);
  expect(fitSocials(6, beside())).toEqual([1025, 1025, 1025, 1025, 1440, 1440]);
  expect(fitSocials(0, beside())).toEqual([]);
});

it("NAV-16: beside a long name icons wait for wider windows: it isn’t cut for them", () => {
  const logoText = "Hansen & Sons Instrument Makers";
  const steps = fitSocials(4, beside({ logoText }));
  expect(steps[0]).toBe(1025);
  expect(steps.at(-1)).toBeGreaterThan(1025);
  expect(steps).toEqual([...steps].toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  // a logo that is a picture becomes smaller instead
  expect(fitSocials(4, beside({ logoText: "" }))).toEqual([1025, 1025, 1025, 1025]);
});

it("NAV-16: without a language menu beside them one icon stays, with one none has to", () => {
  const logoText = "The workshop of Hansen & Sons, violins";
  expect(fitSocials(4, beside({ logoText }))[0]).toBe(1025);
  const languages = ["Русский"];
  expect(fitSocials(4, beside({ logoText, languages, hasFlags: true }))[0]).toBeGreaterThan(1025);
});

it("NAV-16, NAV-17: a button beside them takes its room", () => {
  const logoText = "Hansen & Sons";
  const [last] = fitSocials(4, beside({ logoText })).slice(-1);
  const [withButton] = fitSocials(4, beside({ logoText, button: "Ask for a visit" })).slice(-1);
  expect(last).toBe(1025);
  expect(withButton).toBeGreaterThan(1025);
});
