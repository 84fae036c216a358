// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { act } from "react";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { CookiesTab } from "./cookies-tab.tsx";

let tab: OpenTab;
const consent = () => tab.site().settings.cookieConsent;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(CookiesTab);
});
afterEach(() => tab.unmount());

/** Texts and buttons are there once a banner is. */
const chooseGdpr = () => tab.press(/^GDPR.*allows/);

describe("the cookie banner", () => {
  it("SET-17: without a banner there is nothing to say in one", async () => {
    expect(tab.all("section")).toHaveLength(1);
    await chooseGdpr();
    expect(tab.all("section").length).toBeGreaterThan(1);
  });

  it("SET-06: none, simple or gdpr; undoing gives back what was", async () => {
    await tab.press(/^Simple.*declines/);
    expect([consent().simple.isVisible, consent().gdpr.isVisible]).toEqual([true, false]);
    await tab.press(/^GDPR.*allows/);
    expect([consent().simple.isVisible, consent().gdpr.isVisible]).toEqual([false, true]);
    await tab.press(/^None/);
    expect([consent().simple.isVisible, consent().gdpr.isVisible]).toEqual([false, false]);
    tab.editor.undo();
    expect(consent().gdpr.isVisible).toBe(true);
  });

  it("SET-06 (R1): pre-selecting is off, and the warning stands beside it", async () => {
    await chooseGdpr();
    const row = tab.named("Pre-select categories");
    expect(row.getAttribute("aria-checked")).toBe("false");
    expect(tab.find(".note.warn").textContent).toMatch(/don’t count as consent in the EU/);
    await tab.press("Pre-select categories");
    expect(consent().preselectsCategories).toBe(true);
  });

  it("SET-06: every button has its name and can be hidden, but for Accept", async () => {
    await chooseGdpr();
    expect((tab.named("Show the button: Accept") as HTMLButtonElement).disabled).toBe(true);
    await tab.press("Show the button: Decline");
    await tab.press("Show the button: Settings");
    await tab.fill("Accept", "Gern");
    await tab.fill("Decline", "Nein");
    expect(consent().gdpr).toMatchObject({
      acceptBtn: { name: { ru: { text: "Gern" } }, isVisible: true },
      declineBtn: { name: { ru: { text: "Nein" } }, isVisible: false },
      settingsBtn: { isVisible: false },
    });
    expect(consent().simple.declineBtn).toEqual({ name: {}, isVisible: true });
  });

  it("SET-06: the texts of the popup and of its categories", async () => {
    await chooseGdpr();
    await tab.fill("Confirm button", "OK");
    const titles = tab.all("input").filter((one) => one.dataset["field"]?.includes("/marketing/"));
    expect(titles).toHaveLength(1);
    await act(async () => titles[0]?.focus());
    await typeInto(titles[0] as HTMLElement, "Werbung");
    await act(async () => titles[0]?.blur());
    expect(consent().gdpr.settings.confirmBtnName).toEqual({ ru: { text: "OK" } });
    expect(consent().gdpr.settings.categories[2]?.title).toEqual({ ru: { text: "Werbung" } });
  });

  it.each(["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x"])(
    "SET-03: a privacy link to %s is refused in place",
    async (address) => {
      await chooseGdpr();
      const field = await tab.fill("Link to", address);
      expect((field as HTMLInputElement).value).toBe(address.replace("\t", "\t"));
      expect(consent().gdpr.privacyPolicyBtn.link).toBeNull();
      expect(tab.find(".link-note .field-error").textContent).not.toBe("");
    },
  );

  it("SET-06: the privacy link stands in the banner, in the footer, or in both", async () => {
    await chooseGdpr();
    await tab.fill("Link to", "example.org/privacy");
    await tab.press("Link in the banner");
    await tab.press("Link in the footer");
    expect(consent().gdpr.privacyPolicyBtn).toMatchObject({
      link: { kind: "address", address: "http://example.org/privacy" },
      isVisible: true,
      showInFooter: true,
    });
  });

  it("SET-04: a text has its counter, is told when it is too long, and is kept all the same", async () => {
    await chooseGdpr();
    const field = await tab.fill("Text", "я".repeat(501));
    expect(consent().gdpr.consentText["ru"]?.text).toHaveLength(501);
    expect(tab.noteOf(field)).toMatch(/^1 character over the limit/);
    await tab.fill("Text", "я".repeat(500));
    expect(tab.noteOf(field)).toBe("");
    await tab.fill("Text", "я".repeat(5001));
    expect(tab.noteOf(field)).toMatch(/too long to save/);
    expect(consent().gdpr.consentText["ru"]?.text).toHaveLength(500);
    expect((field as HTMLTextAreaElement).value).toHaveLength(5001);
  });

  it("SET-04: texts are written in the language that is chosen", async () => {
    await chooseGdpr();
    await tab.fill("Texts in", "en");
    await tab.fill("Text", "<img src=x onerror=alert(1)>");
    expect(consent().gdpr.consentText).toMatchObject({
      en: { text: "<img src=x onerror=alert(1)>" },
    });
    expect(consent().gdpr.consentText["ru"]).toBeUndefined();
    expect(tab.all("img")).toEqual([]);
  });

  it("SET-04 (I4): where two people wrote the same text, both wordings stand beside it until one is chosen", async () => {
    await chooseGdpr();
    const target = { part: "consent", variant: "gdpr", of: "banner" } as const;
    const step = (text: string, was: string) => ({
      name: "text.set",
      args: { target, path: ["consentText"], language: "ru", text, was },
    });
    await act(async () => {
      tab.editor.dispatch(step("Theirs here", ""));
      tab.editor.dispatch(step("Mine there", "Something else"));
    });
    const note = tab.find(".text-conflict");
    expect([...note.querySelectorAll("dd")].map((one) => one.textContent)).toEqual([
      "Mine there",
      "Theirs here",
    ]);
    await tab.press("Keep mine");
    expect(consent().gdpr.consentText).toEqual({ ru: { text: "Mine there" } });
    expect(tab.all(".text-conflict")).toEqual([]);
  });
});
