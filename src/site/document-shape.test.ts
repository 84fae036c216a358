import { describe, expect, it } from "vitest";
import { english, german, russian, testDocument, testEntry } from "../../test/fixtures/document.ts";
import { eventSchema } from "./event.ts";
import { eventLimits } from "./event-fields.ts";
import { altLimit, pictureSchema, variantWidths } from "./image.ts";
import { siteLanguagesSchema } from "./site-language-schema.ts";
import { activeLanguages, primaryLanguage } from "./language.ts";
import {
  buttonsPerBlock,
  complaintTextLimit,
  complaintWarningMargin,
  logoRanges,
  storableFactor,
  textWarningMargin,
  timings,
} from "./limits.ts";
import { pageIndexSchema } from "./page-index.ts";
import { pageMetaSchema, pagePathSchema } from "./page-schema.ts";
import { metaLimits } from "./limits.ts";
import { emptyMeta } from "./page.ts";
import {
  settingsSchema,
  initialSettings,
  organisationLimits,
  socialImageSize,
} from "./settings.ts";
import { siteDocumentSchema } from "./site.ts";

function ru(length: number) {
  return { ru: { text: "x".repeat(length) } };
}

describe("document", () => {
  it("takes the test site and no field more, at any depth", () => {
    const document = structuredClone(testDocument());
    expect(siteDocumentSchema.parse(document)).toEqual(document);
    expect(siteDocumentSchema.safeParse({ ...document, extra: 1 }).success).toBe(false);
    for (const part of [
      document.site,
      document.site.theme,
      document.site.settings,
      document.index,
      document.pages[0],
      document.pages[0]?.meta,
    ]) {
      const dirty = part as Record<string, unknown>;
      dirty.isPaid = true;
      expect(siteDocumentSchema.safeParse(document).success).toBe(false);
      delete dirty.isPaid;
    }
    expect(siteDocumentSchema.safeParse(document).success).toBe(true);
  });

  it("the first page is the home page, and ids and paths stand once", () => {
    const index = (...entries: ReturnType<typeof testEntry>[]) =>
      pageIndexSchema.safeParse({ entries, redirects: [] }).success;
    expect(index(testEntry("a", "/"), testEntry("b", "/b"))).toBe(true);
    expect(index(testEntry("b", "/b"), testEntry("a", "/"))).toBe(false);
    expect(index(testEntry("a", "/"), testEntry("a", "/b"))).toBe(false);
    expect(index(testEntry("a", "/"), testEntry("b", "/"))).toBe(false);
    expect(index()).toBe(false);
  });

  it("one language is primary and active, and none stands twice", () => {
    const allows = (...all: unknown[]) => siteLanguagesSchema.safeParse(all).success;
    expect(allows(russian, english, german)).toBe(true);
    expect(allows(english)).toBe(false);
    expect(allows(russian, { ...english, isPrimary: true })).toBe(false);
    expect(allows(russian, { ...english, code: "ru" })).toBe(false);
    expect(allows({ ...russian, status: "inactive" })).toBe(false);
    expect(allows(russian, { ...english, status: "hidden" })).toBe(false);
    expect(allows()).toBe(false);
    expect(primaryLanguage([english, russian])).toBe("ru");
    expect(activeLanguages([russian, german, english])).toEqual(["ru", "en"]);
  });

  it.each([
    ["/", true],
    ["/about-us", true],
    ["/works/2026", true],
    [`/${"a".repeat(199)}`, true],
    [`/${"a".repeat(200)}`, false],
    ["/About", false],
    ["/a/", false],
    ["/a--b", false],
    ["/-a", false],
    ["about", false],
    ["//evil.example", false],
    ["/a/../b", false],
    ["/%2e%2e", false],
    ["/a\u0000", false],
    ["/о-нас", false],
    ["/api", false],
    ["/api/v1", false],
    ["/apis", true],
    ["/assets/x", false],
    ["/404", false],
    ["/internal", false],
  ])("a page's path: %s %s", (path, isAllowed) => {
    expect(pagePathSchema.safeParse(path).success).toBe(isAllowed);
  });
});

describe("limits at n and n + 1", () => {
  it.each(Object.entries(metaLimits))(
    "LIMIT-05: a page's %s is kept up to ten times %i characters",
    (name, limit) => {
      const meta = (length: number) =>
        pageMetaSchema.safeParse({ ...emptyMeta, [name]: ru(length) }).success;
      expect([meta(limit * storableFactor), meta(limit * storableFactor + 1)]).toEqual([
        true,
        false,
      ]);
    },
  );

  it.each(Object.entries(eventLimits))(
    "LIMIT-05: an event's %s is kept up to ten times %i characters",
    (name, limit) => {
      const [event] = testDocument().site.events;
      const allows = (length: number) =>
        eventSchema.safeParse({ ...event, [name]: ru(length) }).success;
      expect([allows(limit * storableFactor), allows(limit * storableFactor + 1)]).toEqual([
        true,
        false,
      ]);
    },
  );

  it("LIMIT-05: an event has room for 1 to 100,000 people, or no limit", () => {
    const [event] = testDocument().site.events;
    const allows = (capacity: unknown) => eventSchema.safeParse({ ...event, capacity }).success;
    expect([1, 100_000, null].map(allows)).toEqual([true, true, true]);
    expect([0, 100_001, 1.5, "1"].map(allows)).toEqual([false, false, false, false]);
  });

  it("LIMIT-05: an alt text is kept up to ten times 250 characters; crops are shares of the picture", () => {
    const picture = { asset: "a", alt: {}, crop: null, focus: null };
    const allows = (change: object) => pictureSchema.safeParse({ ...picture, ...change }).success;
    const crop = { left: 0, top: 0, width: 1, height: 1, turn: 0 };
    expect(allows({ alt: ru(altLimit * storableFactor) })).toBe(true);
    expect(allows({ alt: ru(altLimit * storableFactor + 1) })).toBe(false);
    expect(
      [{ crop }, { crop: { ...crop, turn: -359 } }, { focus: { x: 1, y: 0 } }].map(allows),
    ).toEqual([true, true, true]);
    const wrong = [
      { left: -0.1 },
      { left: 1.1 },
      { width: 0 },
      { width: 1.1 },
      { turn: 360 },
      { turn: Number.NaN },
      { height: Number.POSITIVE_INFINITY },
      { top: "0" },
    ];
    expect(wrong.map((change) => allows({ crop: { ...crop, ...change } }))).toEqual(
      wrong.map(() => false),
    );
    expect(allows({ focus: { x: 1.01, y: 0 } })).toBe(false);
  });

  it("LIMIT-05: the settings' texts, address and phone", () => {
    const allows = (change: object) =>
      settingsSchema.safeParse({ ...initialSettings, ...change }).success;
    const organisation = (change: object) =>
      allows({ organisation: { ...initialSettings.organisation, ...change } });
    expect([
      organisation({ name: ru(organisationLimits.name * storableFactor) }),
      organisation({ name: ru(organisationLimits.name * storableFactor + 1) }),
    ]).toEqual([true, false]);
    expect([
      organisation({ address: ru(organisationLimits.address * storableFactor) }),
      organisation({ address: ru(organisationLimits.address * storableFactor + 1) }),
    ]).toEqual([true, false]);
    expect([
      organisation({ phone: "1".repeat(organisationLimits.phone) }),
      organisation({ phone: "1".repeat(organisationLimits.phone + 1) }),
    ]).toEqual([true, false]);
    expect([
      allows({ email: "" }),
      allows({ email: "a@example.org" }),
      allows({ email: "a@example" }),
      allows({ email: "a@example.org\r\nBcc: x@example.org" }),
    ]).toEqual([true, true, false, false]);
  });

  it("holds the specification's numbers", () => {
    expect(variantWidths).toEqual({ small: 480, medium: 768, large: 1440, xlarge: 2048 });
    expect(socialImageSize).toEqual({ width: 2048, height: 1365 });
    expect(logoRanges).toEqual({
      phone: { width: [10, 200], height: [20, 70] },
      tablet: { width: [10, 300], height: [20, 90] },
      desktop: { width: [10, 400], height: [20, 115] },
    });
    expect({
      textWarningMargin: textWarningMargin(320),
      complaintTextLimit,
      complaintWarningMargin,
      buttonsPerBlock,
    }).toEqual({
      textWarningMargin: 5,
      complaintTextLimit: 255,
      complaintWarningMargin: 6,
      buttonsPerBlock: 2,
    });
    expect(timings).toEqual({
      textChange: 1000,
      cropResize: 400,
      hashScrollWait: 10_000,
      anchorScrollDelay: 100,
      popup: 300,
      tooltipTouchClose: 4000,
      messageHide: 4000,
    });
  });
});
