import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { primaryChat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { activeMessengers, messengerNames } from "#/site/messenger.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { toRecords } from "#/site/records.ts";
import { isIncomplete, vendorsInUse } from "#/site/vendors-in-use.ts";
import { chats as chatVendors, trackers } from "#/vendors/registry.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const now = new Date("2026-11-20T17:00:00Z");
const { document } = readStarter("studio", now);
const { site, pages } = document;

describe("the demo studio", () => {
  it("DEMO-04: can be published without an error or a warning, in all its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "en active",
      "de active",
      "ru active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });

  it("DEMO-05: has every widget and vendor and the gdpr banner switched on", () => {
    const { cookieConsent, messengers, chats, tracking, favicon, socialImage } = site.settings;
    expect(visibleVariant(cookieConsent)).toBe("gdpr");
    expect(cookieConsent.gdpr.privacyPolicyBtn).toMatchObject({
      isVisible: true,
      showInFooter: true,
      link: { kind: "page", page: "privacy" },
    });
    expect(
      activeMessengers(messengers)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(messengerNames.toSorted());
    expect(messengers.alignment).toBe("right");
    expect(chats.data).toHaveLength(chatVendors.length);
    expect(primaryChat(chats)?.name).toBe("intercom");
    expect(trackers.filter((one) => isIncomplete(one, tracking))).toEqual([]);
    expect(vendorsInUse(site.settings).map(({ vendor }) => vendor.name)).toEqual([
      ...trackers.map(({ name }) => name),
      "intercom",
    ]);
    expect([favicon, socialImage]).not.toContain(null);
    expect(site.navigation["links"]).toHaveLength(9);
    expect(site.navigation["socials"]).toHaveLength(3);
  });

  it("DEMO-93: shows every template of the specification, when it is open and where, and what is asked", () => {
    const shown = new Set(pages.flatMap((page) => page.sections.map(({ template }) => template)));
    expect([...shown].toSorted()).toEqual([
      "Contact14",
      "Contact9",
      "Email1",
      "Feature15_2",
      "Feature5",
      "Header21",
      "Links1",
      "MapBranches",
      "NoHeader",
      "Portfolio12",
      "Pricing8",
      "QuestionsColumns",
      "Rsvp1",
    ]);
  });

  it("DEMO-06: its open day is a Saturday eight to nine weeks after the first start", () => {
    for (let day = 0; day < 60; day += 1) {
      const start = new Date(now.getTime() + day * 86_400_000);
      const [event] = readStarter("studio", start).document.site.events;
      const weeks = (Date.parse(`${event?.start}Z`) - start.getTime()) / (7 * 86_400_000);
      expect(new Date(`${event?.start}Z`).getUTCDay()).toBe(6);
      expect(weeks).toBeGreaterThan(7.8);
      expect(weeks).toBeLessThan(9.1);
      expect(event?.deadline && event.deadline < event.start).toBe(true);
    }
  });
});
