import { describe, expect, it } from "vitest";
import type { Chat } from "#/site/chat.ts";
import { initialSettings } from "#/site/settings.ts";
import type { Settings } from "#/site/settings.ts";
import { contentPolicy, styleSlot } from "./content-policy.ts";
import { vendorSources } from "./vendor-sources.ts";

const ids = {
  facebookPixelCode: "123456789012345",
  gtagId: "G-ABCDE12345",
  adSensePublisherId: "ca-pub-1234567890123456",
  ymId: "12345678",
};
const keys: Record<Chat["name"], string> = {
  livechat: "12345678",
  jivochat: "AbCdEf1234",
  olark: "1234-567-89-0123",
  intercom: "abcd1234",
  freshchat: "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
};

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

function chat(name: Chat["name"], isPrimary = true): Partial<Settings> {
  return { chats: { data: [{ name, key: keys[name], isPrimary } as Chat] } };
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

  it.each([
    ["facebookPixelCode", "https://connect.facebook.net"],
    ["gtagId", "https://www.googletagmanager.com"],
    ["adSensePublisherId", "https://pagead2.googlesyndication.com"],
    ["ymId", "https://mc.yandex.ru"],
  ] as const)("%s adds its vendor's hosts and no others", (name, script) => {
    const tracking = { ...initialSettings.tracking, [name]: ids[name] };
    const policy = policyOf({ tracking });
    expect(policy.get("script-src")).toContain(script);
    expect(policy.get("style-src")).toEqual([`'self'${styleSlot}`]);
    const others = Object.values(Object.fromEntries(policy)).flat().join(" ");
    expect(others).not.toMatch(/unsafe|strict-dynamic|\bhttps:(?!\/\/)| \* /);
    const before = policyOf({});
    for (const [directive, sources] of before)
      expect(policy.get(directive), directive).toEqual(expect.arrayContaining(sources));
  });

  it.each(Object.keys(keys) as Chat["name"][])(
    "%s is allowed as the primary chat alone, and never a script without an address",
    (name) => {
      const policy = policyOf(chat(name));
      expect(policy.get("script-src")?.length).toBeGreaterThan(1);
      expect(policy.get("script-src")?.join(" ")).not.toMatch(/unsafe|data:|blob:/);
      expect(policy.get("style-src")).toContain("'unsafe-inline'");
      expect(policy.get("style-src")?.join(" ")).not.toContain(styleSlot);
      expect(policyOf(chat(name, false))).toEqual(policyOf({}));
    },
  );

  it("what holds for every page holds with all vendors too", () => {
    const policy = policyOf({ tracking: ids, ...chat("intercom") });
    expect(policy.get("default-src")).toEqual(["'none'"]);
    for (const directive of ["base-uri", "frame-ancestors", "object-src"])
      expect(policy.get(directive)).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
  });
});
