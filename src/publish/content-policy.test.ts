import { describe, expect, it } from "vitest";
import { initialSettings } from "#/site/settings.ts";
import type { Settings } from "#/site/settings.ts";
import {
  chatSettings,
  goodTracking,
  goodValues,
  testChats,
  testTrackers,
} from "../../test/fixtures/vendors.ts";
import { contentPolicy, styleSlot } from "./content-policy.ts";
import { vendorSources } from "./vendor-sources.ts";

function policyOf(settings: Partial<Settings>): Map<string, string[]> {
  const vendors = vendorSources({ ...initialSettings, ...settings });
  const policy = contentPolicy({ apiOrigin: undefined, vendors });
  return new Map(
    policy.split("; ").map((part) => {
      const [directive = "", ...sources] = part.split(" ");
      return [directive, sources];
    }),
  );
}

describe("VEND-03 (R14): the policy of a site's pages", () => {
  it("allows nothing but the site itself where nothing is switched on", () => {
    const policy = contentPolicy({ apiOrigin: undefined });
    expect(contentPolicy({ apiOrigin: undefined, vendors: vendorSources(initialSettings) })).toBe(
      policy,
    );
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    expect(policy).toContain(`style-src 'self'${styleSlot}`);
  });

  it.each(testTrackers.map((one) => [one.name, one] as const))(
    "%s adds its vendor's hosts and no others",
    (_name, { standIn }) => {
      const tracking = goodValues(standIn);
      const policy = policyOf({ tracking });
      for (const script of standIn.asks(tracking))
        expect(policy.get("script-src")).toContain(new URL(script).origin);
      expect(policy.get("style-src")).toEqual([`'self'${styleSlot}`]);
      const others = Object.values(Object.fromEntries(policy)).flat().join(" ");
      expect(others).not.toMatch(/unsafe|strict-dynamic|\bhttps:(?!\/\/)| \* /);
      const before = policyOf({});
      for (const [directive, sources] of before)
        expect(policy.get(directive), directive).toEqual(expect.arrayContaining(sources));
    },
  );

  it("one that lacks a value that it needs adds nothing, and one that names its own host only that", () => {
    expect(policyOf({ tracking: { matomoSiteId: "1" } })).toEqual(policyOf({}));
    const policy = policyOf({
      tracking: { plausibleDomain: "shop.example", plausibleHost: "stats.shop.example" },
    });
    expect(policy.get("script-src")).toEqual(["'self'", "https://stats.shop.example"]);
    expect([...policy.values()].flat().join(" ")).not.toContain("plausible.io");
  });

  it.each(testChats.map(({ name }) => name))(
    "%s is allowed as the primary chat alone, and never a script without an address",
    (name) => {
      const policy = policyOf({ chats: chatSettings(name) });
      expect(policy.get("script-src")?.length).toBeGreaterThan(1);
      expect(policy.get("script-src")?.join(" ")).not.toMatch(/unsafe|data:|blob:/);
      expect(policy.get("style-src")).toContain("'unsafe-inline'");
      expect(policy.get("style-src")?.join(" ")).not.toContain(styleSlot);
      expect(policyOf({ chats: chatSettings() })).toEqual(policyOf({}));
    },
  );

  it("what holds for every page holds with all vendors too", () => {
    const policy = policyOf({ tracking: goodTracking, chats: chatSettings("intercom") });
    expect(policy.get("default-src")).toEqual(["'none'"]);
    for (const directive of ["base-uri", "frame-ancestors", "object-src"])
      expect(policy.get(directive)).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
  });
});
