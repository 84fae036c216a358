import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConsentPopup } from "#/chrome/consent-popup.tsx";
import type { ConsentPopupTexts } from "#/chrome/consent-popup.tsx";
import { MessengerWidget } from "#/chrome/messenger-widget.tsx";
import type { MessengerWidgetProps } from "#/chrome/messenger-widget.tsx";
import { patchSettings } from "#/site/settings-patch.ts";
import type { SettingsPatch } from "#/site/settings-patch.ts";
import type { SiteRecord } from "#/site/site.ts";
import { textOfWords } from "#/site/word-language.ts";
import { chatSettings } from "../../test/fixtures/vendors.ts";
import { consentWords } from "./consent-words.ts";
import { cookieLinks } from "./cookie-links.ts";
import { floatingWords, renderBanner, renderFloating } from "./floating-part.tsx";
import { testFacts, testSite } from "./render-fixture.ts";
import { hasWidgets, isToTopCentred, widgetStyles } from "./site-widgets.ts";

function siteWith(patch: SettingsPatch): SiteRecord {
  return { ...testSite, settings: patchSettings(testSite.settings, patch) };
}

function factsOf(patch: SettingsPatch, language = "en") {
  return { ...testFacts, site: siteWith(patch), language, page: undefined };
}

const gdpr: SettingsPatch = { cookieConsent: { gdpr: { isVisible: true } } };
const telegram: SettingsPatch = { messengers: { telegram: { isActive: true, value: "@lamp" } } };

/** Decodes what stands in an attribute. */
function attribute(markup: string, name: string): unknown {
  const text = new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1] ?? "null";
  return JSON.parse(
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
}

describe("what floats over a page", () => {
  it("a site without widgets has nothing of them", () => {
    const facts = factsOf({});
    expect(hasWidgets(testSite)).toBe(false);
    expect(widgetStyles(testSite)).not.toMatch(/\.(cookie|messenger|popup)\b/);
    expect(renderBanner(facts, undefined).markup).toBe("");
    expect(renderFloating(facts, undefined).markup).toBe("");
    expect(cookieLinks(facts)).toBeUndefined();
  });

  it.each<[string, SettingsPatch]>([
    ["a banner", gdpr],
    ["a messenger", telegram],
    ["a tracker", { tracking: { ymId: "12345678" } }],
    ["a chat", { chats: { data: [{ name: "olark", key: "1234-567-89-0123", isPrimary: true }] } }],
  ])("%s is a widget", (_what, patch) => {
    expect(hasWidgets(siteWith(patch))).toBe(true);
    expect(renderFloating(factsOf(patch), undefined).markup).toContain("data-site-config");
  });

  it("CONF-01 (R29): islands get the site's config under the names of the specification, without what is off", () => {
    const data = [{ name: "jivochat", key: "AbCdEf1234", isPrimary: true }] as const;
    const other = { name: "livechat", key: "12345678", isPrimary: false } as const;
    const patch = {
      ...gdpr,
      tracking: { gtagId: "G-ABCDE12345" },
      chats: { data: [...data, other] },
    };
    const loaders = { "google-tag": "google-tag-1.js", jivochat: "jivochat-2.js", olark: "x.js" };
    const facts = { ...factsOf(patch), loaders };
    const config = attribute(renderFloating(facts, undefined).markup, "data-site-config");
    expect(config).toEqual({
      siteId: 7,
      siteHash: "hash7",
      languageCode: "en",
      api: "/api/v1",
      variant: "gdpr",
      textVersion: expect.stringMatching(/^[0-9a-z]{11}$/),
      vendorFlags: ["analytics", "marketing"],
    });
    expect(floatingWords(facts)?.vendors).toEqual({
      gtagId: "G-ABCDE12345",
      chatsData: { name: "jivochat", key: "AbCdEf1234" },
      loaders: { analytics: ["google-tag-1.js"], marketing: ["jivochat-2.js"] },
    });
  });

  it("islands find the markup that they would render, and the words of what they render when it is asked for", () => {
    const { markup } = renderFloating(factsOf({ ...gdpr, ...telegram }), undefined);
    const [, popup = "", messenger = ""] = markup.split(/<div data-island=/);
    const words = floatingWords(factsOf({ ...gdpr, ...telegram }));
    const texts = words?.popup as ConsentPopupTexts;
    expect(popup).toMatch(/^"consent-settings"[^>]*><\/div>$/);
    expect(renderToString(<ConsentPopup {...texts} />)).toContain(textOfWords(texts.title));
    expect(texts).toEqual(consentWords(factsOf(gdpr))?.popup);
    const props = words?.messenger as MessengerWidgetProps;
    expect(messenger).toContain(renderToString(<MessengerWidget {...props} />));
    expect(words?.vendors).toBeNull();
    expect(floatingWords(factsOf({}))).toBeUndefined();
  });

  it("WEIGHT-02: the words of islands are a file that the page names", () => {
    const facts = { ...factsOf({ ...gdpr, ...telegram }), words: { en: "/assets/words/1.json" } };
    const { markup } = renderFloating(facts, undefined);
    expect(markup).toContain('data-words-file="/assets/words/1.json"');
    expect(markup).not.toContain(textOfWords(floatingWords(facts)?.popup?.title ?? ""));
  });

  it("TOP-02: the way to the top is centred beside a primary chat, or a messenger on the right", () => {
    const chats = { data: [{ name: "intercom", key: "abcd1234", isPrimary: true }] } as const;
    const centred = (patch: object) => isToTopCentred(siteWith(patch).settings);
    expect(centred({})).toBe(false);
    expect(centred(telegram)).toBe(true);
    expect(centred({ messengers: { ...telegram.messengers, alignment: "left" } })).toBe(false);
    expect(centred({ chats })).toBe(true);
    expect(centred({ chats: { data: [{ ...chats.data[0], isPrimary: false }] } })).toBe(false);
  });
});

describe("the banner's words", () => {
  it("COOKIE-07: an owner's text goes before Vitrine's own, which is in the page's language", () => {
    const english = consentWords(factsOf(gdpr));
    const russian = consentWords(factsOf(gdpr, "ru"));
    expect(english?.banner).toMatchObject({
      accept: "Accept",
      decline: "Decline",
      settings: "Settings",
    });
    expect(russian?.banner).toMatchObject({ accept: "Принять", decline: "Отклонить" });
    const site = siteWith(gdpr);
    const { cookieConsent } = site.settings;
    const own = { ...cookieConsent.gdpr, consentText: { en: { text: "Only <we> count." } } };
    const settings = { ...site.settings, cookieConsent: { ...cookieConsent, gdpr: own } };
    const facts = { ...testFacts, site: { ...site, settings }, language: "ru", page: undefined };
    const text = consentWords(facts)?.banner.text;
    expect(textOfWords(text ?? "")).toBe("Only <we> count.");
    expect(renderBanner(facts, undefined).markup).toContain("Only &lt;we&gt; count.");
  });

  it("VEND-07: the popup names the vendors that wait for each category, and only those", () => {
    const popup = (patch: SettingsPatch) =>
      consentWords(factsOf({ ...gdpr, ...patch }))?.popup.categories.map(({ vendors }) => vendors);
    expect(popup({})).toEqual(["", "", "", ""]);
    const tracking = { gtagId: "G-ABCDE12345", plausibleDomain: "shop.example", matomoSiteId: "1" };
    expect(popup({ tracking, chats: chatSettings("olark") })).toEqual([
      "",
      "Google, Plausible",
      "Olark",
      "",
    ]);
  });

  it("COOKIE-08: another wording has another version", () => {
    const version = (patch: SettingsPatch, language = "en") =>
      consentWords(factsOf(patch, language))?.version;
    expect(version(gdpr)).toBe(version({ ...gdpr, ...telegram }));
    expect(version(gdpr)).not.toBe(version(gdpr, "ru"));
    expect(version(gdpr)).not.toBe(
      version({ cookieConsent: { gdpr: { isVisible: true, declineBtn: { isVisible: false } } } }),
    );
  });

  it("the footer has the way back, and the privacy link where it is asked for", () => {
    expect(cookieLinks(factsOf(gdpr))).toEqual({ settings: "Cookie settings", privacy: null });
    const site = siteWith({
      cookieConsent: { gdpr: { isVisible: true, privacyPolicyBtn: { showInFooter: true } } },
    });
    const { cookieConsent } = site.settings;
    const link = { kind: "address", address: "https://example.org/privacy" } as const;
    const privacyPolicyBtn = { ...cookieConsent.gdpr.privacyPolicyBtn, link };
    const settings = {
      ...site.settings,
      cookieConsent: { ...cookieConsent, gdpr: { ...cookieConsent.gdpr, privacyPolicyBtn } },
    };
    const facts = { ...testFacts, site: { ...site, settings }, language: "en", page: undefined };
    expect(cookieLinks(facts)?.privacy).toEqual({
      text: "Privacy policy",
      href: "https://example.org/privacy",
      opensNewTab: true,
    });
    expect(consentWords(facts)?.banner.privacy).toBeNull();
  });
});
