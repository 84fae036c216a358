import { describe, expect, it } from "vitest";
import { usualHours } from "#/fields/hours/week.ts";
import { testPage, testSite } from "#/render/render-fixture.ts";
import type { SiteRecord } from "#/site/site.ts";
import { createPageInputs } from "./page-inputs.ts";
import { stateOf } from "./page-state.ts";

const home = { id: "home", path: "/", name: "Home" };
const prices = { id: "prices", path: "/prices", name: "Prices" };

/** The hash of what the sections of the second page are made from. */
function mainOf(template: string, site: SiteRecord, entry = prices): string {
  const inputs = createPageInputs({
    site,
    index: { entries: [home, entry], redirects: [] },
    unseen: [],
    isUnseen: () => false,
    pictures: new Map(),
    firstMeta: undefined,
    looks: {},
    context: null,
  });
  const page = testPage("prices", [template]);
  return inputs.main(entry, stateOf(page, template), "en");
}

const linked: SiteRecord = {
  ...testSite,
  navigation: {
    ...testSite.navigation,
    links: [
      {
        id: "l1",
        text: { en: { text: "Rates" } },
        link: { kind: "page", page: "prices" },
        links: [],
      },
    ],
  },
};

describe("what sections are made from", () => {
  it("TRAIL-03: includes the way to the page where one of them shows it", () => {
    expect(mainOf("PageTitle", testSite)).toBe(mainOf("PageTitle", testSite));
    expect(mainOf("PageTitle", linked)).not.toBe(mainOf("PageTitle", testSite));
    expect(mainOf("HoursTable", linked)).toBe(mainOf("HoursTable", testSite));
    const renamed = { ...prices, name: "Rates" };
    expect(mainOf("PageTitle", testSite, renamed)).not.toBe(mainOf("PageTitle", testSite));
    expect(mainOf("HoursTable", testSite, renamed)).toBe(mainOf("HoursTable", testSite));
  });

  it("HOURS-09: includes the opening hours of the site", () => {
    const { settings } = testSite;
    const organisation = { ...settings.organisation, hours: usualHours };
    const open = { ...testSite, settings: { ...settings, organisation } };
    expect(mainOf("HoursTable", open)).not.toBe(mainOf("HoursTable", testSite));
  });
});
