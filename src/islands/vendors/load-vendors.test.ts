// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { SiteConfig } from "#/chrome/site-config.ts";
import { pageEvent } from "../visit/page-event.ts";
import { loadVendors } from "./load-vendors.ts";

const site = { siteId: 1, siteHash: "h", languageCode: "en", api: "/api/v1" };
const config: SiteConfig = {
  ...site,
  facebookPixelCode: "123456789012345",
  gtagId: "G-ABCDE12345",
  ymId: "12345678",
  adSensePublisherId: "ca-pub-1234567890123456",
  chatsData: { name: "olark", key: "1234-567-89-0123" },
};
const flags = { analytics: false, marketing: false, functional: true };

function scripts(): string[] {
  return [...document.querySelectorAll("script")].map(({ src }) => src);
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe("loadVendors", () => {
  it("VEND-05: analytics is pixel, tag and counter", () => {
    loadVendors(config, { ...flags, analytics: true });
    expect(scripts()).toEqual([
      "https://connect.facebook.net/en_US/fbevents.js",
      "https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345",
      "https://mc.yandex.ru/metrika/tag.js",
    ]);
    const { dataLayer, fbq, ym } = globalThis as unknown as {
      dataLayer: IArguments[];
      fbq: { queue: unknown };
      ym: { a: unknown };
    };
    expect(dataLayer.map((call) => call[0])).toEqual(["js", "config"]);
    expect(dataLayer.every((call) => String(call) === "[object Arguments]")).toBe(true);
    expect(fbq.queue).toEqual([
      ["init", "123456789012345"],
      ["track", "PageView"],
    ]);
    expect(ym.a).toMatchObject([[12_345_678, "init", {}]]);
    const detail = { path: "/prices/", title: "Prices" };
    document.dispatchEvent(new CustomEvent(pageEvent, { detail }));
    expect([...(dataLayer.at(-1) ?? [])]).toMatchObject([
      "event",
      "page_view",
      { page_path: "/prices/", page_title: "Prices", send_to: "G-ABCDE12345" },
    ]);
    expect(ym.a).toMatchObject([
      [12_345_678, "init", {}],
      [12_345_678, "hit", "/prices/", { title: "Prices" }],
    ]);
  });

  it("VEND-05: marketing is the chat and the ad script", () => {
    loadVendors(config, { ...flags, marketing: true });
    expect(scripts()).toEqual([
      "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456",
      "https://static.olark.com/jsclient/loader.js",
    ]);
  });

  it("what is not switched on is not loaded, and functional cookies load nothing", () => {
    loadVendors(site, { analytics: true, marketing: true, functional: true });
    loadVendors(config, flags);
    expect(scripts()).toEqual([]);
    expect(document.querySelectorAll("script:not([src])")).toHaveLength(0);
  });
});
