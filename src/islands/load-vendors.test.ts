// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { VendorConfig } from "#/chrome/site-config.ts";
import { consentFlags } from "#/vendors/consent-flag.ts";
import {
  chatSettings,
  goodTracking,
  testChats,
  testTrackers,
} from "../../test/fixtures/vendors.ts";
import { all, allowed } from "./consent/allowed.ts";
import { loadVendors } from "./load-vendors.ts";
import { pageEvent } from "./visit/page-event.ts";

const scripted = [...testTrackers, ...testChats];
const flags = { analytics: false, marketing: false, functional: true };

/** The config of a site with these vendors; the names of the loaders' files are those of the folders. */
function configOf(all: readonly { name: string; category: string }[], chat?: string): VendorConfig {
  const filesOf = (flag: string) =>
    all.filter(({ category }) => category === flag).map(({ name }) => name);
  const chatsData = chatSettings(chat).data.find(({ isPrimary }) => isPrimary);
  return {
    ...goodTracking,
    loaders: { analytics: filesOf("analytics"), marketing: filesOf("marketing") },
    ...(chatsData && { chatsData }),
  };
}

function fetchLoader(name: string) {
  return import(`../vendors/${name}/loader.ts`);
}

function scripts(): string[] {
  return [...document.querySelectorAll("script")].map(({ src }) => src.replace(/\?.*/, ""));
}

function asked(all: readonly (typeof scripted)[number][], values = goodTracking): string[] {
  return all.flatMap(({ standIn }) => [...standIn.asks({ key: "", ...values })]).toSorted();
}

function notifyOfPage(): void {
  const detail = { path: "/prices/", title: "Prices" };
  document.dispatchEvent(new CustomEvent(pageEvent, { detail }));
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe("loadVendors", () => {
  it("VEND-05: analytics is pixel, tag and counters", async () => {
    loadVendors(configOf(testTrackers), { ...flags, analytics: true }, fetchLoader);
    const analytics = testTrackers.filter(({ category }) => category === "analytics");
    expect(analytics.map(({ name }) => name)).toEqual([
      "google-tag",
      "yandex-metrica",
      "facebook-pixel",
      "plausible",
      "matomo",
    ]);
    await expect.poll(() => scripts().toSorted()).toEqual(asked(analytics));
    const { dataLayer, fbq, ym, _paq } = globalThis as unknown as {
      dataLayer: IArguments[];
      fbq: { queue: unknown };
      ym: { a: unknown };
      _paq: unknown[];
    };
    expect(dataLayer.map((call) => call[0])).toEqual(["js", "config"]);
    expect(dataLayer.every((call) => String(call) === "[object Arguments]")).toBe(true);
    expect(fbq.queue).toEqual([
      ["init", "123456789012345"],
      ["track", "PageView"],
    ]);
    expect(ym.a).toMatchObject([[12_345_678, "init", {}]]);
    expect(_paq).toEqual([
      ["setTrackerUrl", "https://matomo.shop.example/matomo.php"],
      ["setSiteId", "1"],
      ["trackPageView"],
      ["enableLinkTracking"],
    ]);
    const plausible = document.querySelector<HTMLScriptElement>("script[data-domain]");
    expect(plausible?.dataset["domain"]).toBe("shop.example");
    notifyOfPage();
    expect([...(dataLayer.at(-1) ?? [])]).toMatchObject([
      "event",
      "page_view",
      { page_path: "/prices/", page_title: "Prices", send_to: "G-ABCDE12345" },
    ]);
    expect(ym.a).toMatchObject([
      [12_345_678, "init", {}],
      [12_345_678, "hit", "/prices/", { title: "Prices" }],
    ]);
    expect(_paq.slice(4)).toEqual([
      ["setCustomUrl", "http://localhost:3000/prices/"],
      ["setDocumentTitle", "Prices"],
      ["trackPageView"],
      ["enableLinkTracking"],
    ]);
  });

  it("VEND-05: marketing is the chat, the ad script and the advertiser's pixel", async () => {
    const olark = testChats.filter(({ name }) => name === "olark");
    const config = configOf([...testTrackers, ...olark], "olark");
    loadVendors(config, { ...flags, marketing: true }, fetchLoader);
    await expect
      .poll(() => scripts().toSorted())
      .toEqual([
        "https://analytics.tiktok.com/i18n/pixel/events.js",
        "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js",
        "https://static.olark.com/jsclient/loader.js",
      ]);
    const { ttq } = globalThis as unknown as { ttq: unknown[] & { _i: object } };
    expect([...ttq]).toEqual([["page"]]);
    expect(Object.keys(ttq._i)).toEqual(["C0ABCDEFGHIJKLMNOPQR"]);
    notifyOfPage();
    expect([...ttq]).toEqual([["page"], ["page"]]);
  });

  it.each(scripted.map((one) => [one.name, one] as const))(
    "VEND-05: %s asks for its own script and for nothing else",
    async (name, vendor) => {
      const config = configOf([vendor], vendor.kind === "chat" ? name : undefined);
      loadVendors(config, { ...flags, [vendor.category]: true }, fetchLoader);
      await expect.poll(() => scripts()).toEqual(asked([vendor]));
      expect(document.querySelectorAll("script:not([src])")).toHaveLength(0);
    },
  );

  const choices = [
    { state: "no banner, no choice", loads: scripted },
    { state: "simple, no choice", variant: "simple", loads: scripted },
    { state: "gdpr, no choice", variant: "gdpr", loads: [] },
    { state: "gdpr, everything allowed", variant: "gdpr", stored: all(true), loads: scripted },
    { state: "simple, everything declined", variant: "simple", stored: all(false), loads: [] },
    { state: "gdpr, flags lost", variant: "gdpr", hasCookie: true, loads: [] },
    ...consentFlags.map((flag) => ({
      state: `gdpr, ${flag} alone allowed`,
      variant: "gdpr" as const,
      stored: { ...all(false), [flag]: true },
      loads: scripted.filter(({ category }) => category === flag),
    })),
  ] as const;
  it.each(choices)("SEC-19 (R21): of all vendors with $state", async ({ loads, ...state }) => {
    const fetch = vi.fn(fetchLoader);
    const known = { variant: undefined, stored: undefined, hasCookie: false, ...state };
    loadVendors(configOf(scripted), allowed(known), fetch);
    const names = loads.map(({ name }) => name);
    expect(fetch.mock.calls.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    // what comes late belongs to this case
    await Promise.all(fetch.mock.results.map(({ value }) => value as Promise<unknown>));
  });

  it("what is not switched on is not loaded, and functional cookies load nothing", async () => {
    const fetch = vi.fn(fetchLoader);
    loadVendors({}, { analytics: true, marketing: true, functional: true }, fetch);
    loadVendors(configOf(scripted), flags, fetch);
    expect(fetch).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
    expect(document.querySelectorAll("script:not([src])")).toHaveLength(0);
  });

  it("a loader that doesn't come leaves the others and the page as they are", async () => {
    const config = { ...configOf([]), loaders: { analytics: ["gone", "plausible"] } };
    const fetch = (name: string) =>
      name === "gone" ? Promise.reject(new Error("blocked")) : fetchLoader(name);
    loadVendors(config, { ...flags, analytics: true }, fetch);
    await expect.poll(() => scripts()).toEqual(["https://plausible.shop.example/js/script.js"]);
  });
});
