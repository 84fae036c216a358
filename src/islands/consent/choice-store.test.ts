// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteConfig } from "#/chrome/site-config.ts";
import { consentPayload } from "#/api/visitors/consent-payload.ts";
import { readChoice } from "./choice-store.ts";
import { sendRecord } from "./consent-record.ts";
import { openGate } from "./open-gate.ts";
import { recordOf, storeChoice } from "./keep-choice.ts";

const config: SiteConfig = {
  siteId: 4,
  siteHash: "hash",
  languageCode: "ru",
  api: "/api/v1",
  variant: "gdpr",
  textVersion: "1f3a9c",
};
const gate = openGate(config);
const { recordEntry } = gate;
const choice = { analytics: true, marketing: false, functional: true };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a choice in the browser", () => {
  it("COOKIE-03: is stored as cookieSettings with its cookie", () => {
    expect(gate.hasCookie()).toBe(false);
    expect(storeChoice(gate, choice, "record")).toBe(true);
    expect(JSON.parse(localStorage.getItem("cookieSettings") ?? "")).toEqual(choice);
    expect(document.cookie).toContain("website-cookie-4=website-cookie-4");
    expect(gate.hasCookie()).toBe(true);
    expect(openGate({ ...config, siteId: 44 }).hasCookie()).toBe(false);
    expect(localStorage.getItem(recordEntry)).toBe("record");
  });

  it.each([
    [null, undefined],
    ["", undefined],
    ["null", undefined],
    ["{", undefined],
    ["{}", { analytics: false, marketing: false, functional: false }],
    [
      '{"analytics":"true","marketing":1,"functional":true}',
      { analytics: false, marketing: false, functional: true },
    ],
    ['{"__proto__":{"analytics":true}}', { analytics: false, marketing: false, functional: false }],
  ])("is read from %s as %o: only true allows", (stored, expected) => {
    if (stored !== null) localStorage.setItem("cookieSettings", stored);
    expect(readChoice()).toEqual(expected);
  });

  it("is none where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("refused");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("refused");
    });
    expect(readChoice()).toBeUndefined();
    expect(storeChoice(gate, choice, "record")).toBe(false);
  });
});

describe("COOKIE-08: the record of a choice", () => {
  it("is what the server takes, under an id of its own", () => {
    const [one, other] = [recordOf(config, choice), recordOf(config, choice)].map((record) =>
      consentPayload.parse(JSON.parse(record)),
    );
    expect(one).toMatchObject({ siteHash: "hash", variant: "gdpr", textVersion: "1f3a9c", choice });
    expect(one?.id).not.toBe(other?.id);
  });

  it.each([
    [204, false],
    [422, false],
    [429, true],
    [503, true],
  ])("is kept for the next page after %i: %s", async (status, isKept) => {
    localStorage.setItem(recordEntry, "{}");
    const call = vi.spyOn(globalThis, "fetch").mockResolvedValue({ status } as Response);
    sendRecord(gate, "{}");
    await expect.poll(() => recordEntry in localStorage).toBe(isKept);
    expect(call).toHaveBeenCalledWith("/api/v1/sites/consent/4/", {
      method: "POST",
      keepalive: true,
      credentials: "include",
      headers: { "content-type": "application/json", language: "ru" },
      body: "{}",
    });
  });

  it("EXPORT-04: goes nowhere from a site that stands where nobody takes it", () => {
    localStorage.setItem(recordEntry, "{}");
    const call = vi.spyOn(globalThis, "fetch").mockClear();
    sendRecord(openGate({ ...config, api: "" }), "{}");
    expect([recordEntry in localStorage, call.mock.calls.length]).toEqual([false, 0]);
  });
});
