import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { cleanText } from "#/lib/clean-text.ts";
import { testPage, testSite } from "#/render/render-fixture.ts";
import { registry } from "#/sections/registry.ts";
import { type SiteEvent, eventSchema } from "#/site/event.ts";
import { siteLanguageSchema, siteLanguagesSchema } from "#/site/site-language-schema.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import { type Link, linkSchema } from "#/site/link.ts";
import { storableTextSchema } from "#/site/localized-text.ts";
import { pageNameSchema } from "#/site/page-index.ts";
import { pageMetaSchema, pagePathSchema } from "#/site/page-schema.ts";
import { type PageMeta } from "#/site/page.ts";
import { redirectSchema } from "#/site/redirect.ts";
import { settingsSchema } from "#/site/settings.ts";
import type { SiteRecord } from "#/site/site.ts";
import { themeSchema } from "#/site/theme.ts";
import { testRelease } from "./release-fixture.ts";

/** What of a wild supply a schema takes. */
function accepted<Schema extends z.ZodMiniType>(
  schema: Schema,
  supply: fc.Arbitrary<unknown>,
): fc.Arbitrary<z.infer<Schema>> {
  return supply
    .map((value) => schema.safeParse(value))
    .filter((result) => result.success)
    .map((result) => result.data);
}

/** Texts as operations keep them. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }).map(cleanText),
  fc.constantFrom(
    "",
    "{count}",
    "</script>",
    "<!--",
    "%",
    "%E0%A4%A",
    "{site}",
    "$&",
    "\u2066a",
    "​",
  ),
);
const letters = (all: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...all), maxLength });

/** Tags of up to four parts, most of which are well-formed by halves only. */
const tag = fc
  .array(letters("aeghklnrstuxz019", 8), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join("-"));
const known = fc.constantFrom(
  "en",
  "ru",
  "pt-br",
  "zh-hant-tw",
  "sr-latn",
  "es-419",
  "ca-valencia",
  "x-a",
  "i-klingon",
  "und",
  "art-lojban",
  "qaa",
  "root",
);
const languageCode = accepted(languageCodeSchema, fc.oneof(known, tag));

const address = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        "https://",
        "http://",
        "mailto:",
        "tel:",
        "viber:",
        "/",
        "#",
        "?",
        "HTTPS://",
        "",
      ),
      fc.string({ unit: "binary", maxLength: 30 }),
    )
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "https://a/%",
    "mailto:%zz",
    "/%E0",
    "#%",
    "https://[::1]/",
    "https://ä.example",
    "tel:+",
    "/a?b=%#c%",
    "https://a:0/",
    "mailto:a@b?subject=%0d",
  ),
);
const link = accepted(
  linkSchema,
  fc.oneof(
    address.map((one) => ({ kind: "address", address: one })),
    fc.record({ kind: fc.constant("page"), page: fc.constantFrom("home", "gone") }),
    fc.record({ kind: fc.constant("section"), section: fc.constantFrom("homes0", "gone") }),
  ),
);

const zone = fc.oneof(
  fc.constantFrom(
    "UTC",
    "Europe/Kyiv",
    "Etc/GMT+5",
    "GMT0",
    "EST",
    "_/_",
    "Mars/Phobos",
    "A".repeat(200),
  ),
  letters("AaEtcU/_+-09GMT", 14),
);
const two = fc.integer({ min: 0, max: 60 }).map((count) => String(count).padStart(2, "0"));
const time = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), two, two, two, two)
  .map(
    ([year, ...rest]) =>
      `${String(year).padStart(4, "0")}-${rest[0]}-${rest[1]}T${rest[2]}:${rest[3]}`,
  );
const likelyTime = fc.oneof(
  time,
  fc.constantFrom("2026-02-31T10:00", "2024-02-29T23:59", "0000-01-01T00:00", "9999-12-31T23:59"),
);
const eventPart = eventSchema.shape;

interface Pieces {
  readonly primary: string;
  readonly second: string;
  readonly text: string;
  readonly line: string;
  readonly link: Link | null;
  readonly event: Pick<SiteEvent, "start" | "end" | "timeZone" | "capacity" | "deadline">;
  readonly flagCode: string;
  readonly theme: SiteRecord["theme"];
  readonly settings: SiteRecord["settings"];
  readonly path: string;
  /** Which turn of templates the page has: all of them on each would be most of the work. */
  readonly turn: number;
}

const acceptedTime = accepted(eventPart.start, likelyTime);
const turns = 6;
const pieces: fc.Arbitrary<Pieces> = fc.record({
  turn: fc.nat({ max: turns - 1 }),
  primary: languageCode,
  second: languageCode,
  text: accepted(
    storableTextSchema(100),
    anyText.map((text) => ({ en: { text } })),
  ).map((text) => text["en"]?.text ?? ""),
  line: accepted(pageNameSchema, anyText),
  link: fc.option(link),
  event: fc.record({
    start: acceptedTime,
    end: acceptedTime,
    timeZone: accepted(eventPart.timeZone, zone),
    capacity: accepted(eventPart.capacity, fc.option(fc.integer())),
    deadline: fc.option(acceptedTime),
  }),
  flagCode: accepted(siteLanguageSchema.shape.flagCode, letters("abdegrsuz1-", 3)),
  theme: accepted(
    themeSchema,
    fc.record({
      colorMode: fc.constantFrom("LIGHT", "DARK", "EXTRALIGHT"),
      look: fc.constantFrom("ROUNDED", "CORNERED", "SHARP"),
      orientation: fc.constantFrom("LEFT", "RIGHT"),
      fontSize: fc.oneof(fc.double(), fc.integer({ min: 0, max: 100 })),
      brand: fc.oneof(
        letters("#0123456789abcdefABCDEF", 7),
        fc.constantFrom("#000", "fff", "#808080"),
      ),
      second: fc.option(fc.constantFrom("#fff", "#123456", "abc")),
      fonts: fc.constantFrom("manrope-inter", "nonsense"),
    }),
  ),
  settings: accepted(
    settingsSchema,
    fc
      .record({
        email: fc.oneof(fc.constantFrom("", "a@b.example"), fc.string()),
        phone: anyText,
        name: anyText,
      })
      .map(({ email, phone, name }) => ({
        ...testSite.settings,
        email,
        organisation: { name: { en: { text: name } }, phone, address: {} },
      })),
  ),
  path: accepted(pagePathSchema, letters("/ab-1", 9)),
});

/** A site that holds the pieces wherever one of their kind can stand, if the document's schema takes it. */
function siteOf(of: Pieces): SiteRecord | undefined {
  const texts = { [of.primary]: { text: of.text }, [of.second]: { text: of.line, basis: "x" } };
  const shared = { name: of.line, localName: of.line, flagCode: of.flagCode, status: "active" };
  const languages = siteLanguagesSchema.safeParse([
    { ...shared, id: 1, code: of.primary, isPrimary: true },
    { ...shared, id: 2, code: of.second, isPrimary: false },
  ]);
  if (!languages.success) return undefined;
  const event = { id: "party", title: texts, description: texts, place: texts, ...of.event };
  return {
    ...testSite,
    name: of.line,
    languages: languages.data,
    theme: of.theme,
    settings: of.settings,
    navigation: {
      ...testSite.navigation,
      links: [
        {
          id: "one",
          text: texts,
          link: of.link,
          links: [{ id: "two", text: texts, link: of.link }],
        },
      ],
      socials: [{ id: "two", kind: "other", link: of.link }],
    },
    events: [eventSchema.parse(event)],
  };
}

const bodies = registry.filter(({ isUnique }) => !isUnique).map(({ id }) => id);
const [firstBody = ""] = bodies;

test("PUB-04: whatever the schemas accept can be published", async () => {
  let published = 0;
  await fc.assert(
    fc.asyncProperty(pieces, async (of) => {
      const site = siteOf(of);
      if (!site || of.path === "/") return;
      const texts = { [of.primary]: { text: of.text }, [of.second]: { text: of.line } };
      const meta: PageMeta = pageMetaSchema.parse({
        ...testPage("x", []).meta,
        title: texts,
        description: texts,
        keywords: texts,
      });
      const own = bodies.filter((_, at) => at % turns === of.turn);
      const pages = [
        { ...testPage("home", ["NoHeader", ...own]), meta },
        { ...testPage("other", ["Header21", firstBody]), meta },
      ];
      const redirect = redirectSchema.parse({ from: of.path, page: "home" });
      const release = await testRelease({
        site,
        index: {
          entries: [
            { id: "home", path: "/", name: of.line },
            { id: "other", path: of.path === "/o" ? "/p" : "/o", name: of.line },
          ],
          redirects: [redirect],
        },
        pages,
      });
      expect(release.manifest).toBeDefined();
      published += 1;
    }),
    { numRuns: 60 },
  );
  expect(published).toBeGreaterThan(20);
});

test.each([
  "en-1a",
  "en-a",
  "xx-",
  "e",
  "english",
  "en_us",
  "EN",
  "en-u-ca",
  "x-private",
  "en-latn-latn",
  "en-us-us",
])("LANG-07: %s is no language code", (code) => {
  expect(languageCodeSchema.safeParse(code).success).toBe(false);
});

test("LANG-07: every language code is one that Intl takes", () => {
  fc.assert(
    fc.property(languageCode, (code) => {
      expect(() => new Intl.DateTimeFormat(code)).not.toThrow();
      expect(() => new Intl.DisplayNames([code], { type: "language" }).of(code)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

test.each(["", "Mars/Phobos", "+03:00", "Europe/Moscow ", "A".repeat(65), "Europe/../UTC", "<b>"])(
  "EVENT-02: %j is no time zone",
  (name) => {
    expect(eventPart.timeZone.safeParse(name).success).toBe(false);
  },
);

test.each(["2026-02-29T10:00", "2026-04-31T10:00", "2026-13-01T10:00"])(
  "EVENT-02: %s is no time",
  (text) => {
    expect(eventPart.start.safeParse(text).success).toBe(false);
  },
);
