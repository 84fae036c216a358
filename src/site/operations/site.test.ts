import { describe, expect, it } from "vitest";
import {
  english,
  german,
  russian,
  testDocument,
  testRecords,
} from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { eventsPerSite, languagesPerSite } from "../limits.ts";
import type { Records } from "../records.ts";
import { siteNameSchema } from "../site.ts";

function codes(records: Records): string[] {
  return (records.site?.languages ?? []).map((one) => one.code);
}

describe("theme.set", () => {
  it("sets some of the values; a colour is kept as #rrggbb", () => {
    const { records } = runAndUndo(testRecords(), "theme.set", {
      theme: { colorMode: "DARK", brand: "F0a", fontSize: 69 },
    });
    expect(records.site?.theme).toMatchObject({
      colorMode: "DARK",
      brand: "#ff00aa",
      fontSize: 69,
      look: "ROUNDED",
    });
    runAndUndo(records, "theme.set", { theme: { second: "#00ff00" } });
    runAndUndo(records, "theme.set", { theme: {} });
  });

  it.each([
    { brand: "red" },
    { brand: "#12345" },
    { brand: "#000;}" },
    { fontSize: 101 },
    { fontSize: -1 },
    { colorMode: "BLUE" },
    { fonts: "comic-sans" },
    { shadow: 1 },
  ])("SEC-04: refuses %j", (theme) => {
    expect(verdict(testRecords(), "theme.set", { theme })).toBe("arguments");
  });
});

describe("settings.set", () => {
  it("sets the plain settings, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "settings.set", {
      settings: { email: "shop@example.org", staysOnPage: true, phone: "+7 999 123-45-67" },
    });
    expect(records.site?.settings).toMatchObject({
      email: "shop@example.org",
      staysOnPage: true,
      organisation: { phone: "+7 999 123-45-67" },
    });
    runAndUndo(records, "settings.set", { settings: { email: "" } });
  });

  it("LIMIT-05: a phone number has up to 40 characters", () => {
    expect(verdict(testRecords(), "settings.set", { settings: { phone: "1".repeat(40) } })).toBe(
      "allowed",
    );
    expect(verdict(testRecords(), "settings.set", { settings: { phone: "1".repeat(41) } })).toBe(
      "arguments",
    );
    expect(verdict(testRecords(), "settings.set", { settings: { email: "nobody" } })).toBe(
      "arguments",
    );
    expect(verdict(testRecords(), "settings.set", { settings: { isPaid: true } })).toBe(
      "arguments",
    );
  });
});

describe("site.rename", () => {
  it("LIMIT-05: a name has 1 to 80 characters", () => {
    runAndUndo(testRecords(), "site.rename", { name: "x".repeat(80) });
    expect(verdict(testRecords(), "site.rename", { name: "x".repeat(81) })).toBe("arguments");
    expect(verdict(testRecords(), "site.rename", { name: "" })).toBe("arguments");
  });

  it.each(["   ", "\u200d", "\ufeff", "\u202e"])(
    "LIMIT-05: a name of which nothing is seen (%j) is refused like an empty one",
    (name) => {
      const sentenceOf = (one: string) =>
        siteNameSchema.safeParse(one).error?.issues.map(({ code, message }) => [code, message]);
      expect(verdict(testRecords(), "site.rename", { name })).toBe("arguments");
      expect(sentenceOf(name)).toEqual(sentenceOf(""));
    },
  );

  it("DOC-290: is refused where another has given a name since, undoing included; the log has no trace of what was seen", () => {
    const start = testRecords();
    const was = start.site?.name ?? "";
    const mine = run(start, "site.rename", { name: "Ours", was: ` ${was} ` });
    expect(mine.args).toEqual({ name: "Ours" });
    const args = { name: "Theirs", was };
    expect(verdict(mine.records, "site.rename", args)).toBe("site-renamed");
    expect(verdict(mine.records, "site.rename", { ...args, name: "Ours" })).toBe("allowed");
    expect(verdict(mine.records, "site.rename", { name: "Theirs" })).toBe("allowed");
    for (const odd of ["x".repeat(80 * 16 + 1), { name: "Ours" }, null])
      expect(verdict(mine.records, "site.rename", { ...args, was: odd })).toBe("arguments");
    const theirs = run(mine.records, "site.rename", { name: "Theirs" }).records;
    const [undo] = mine.inverse;
    expect(verdict(theirs, "site.rename", undo?.args)).toBe("site-renamed");
  });

  it("LIMIT-05: a name may have such signs within", () => {
    runAndUndo(testRecords(), "site.rename", { name: "Space 👩‍🚀" });
  });
});

describe("languages", () => {
  it("come, move and go; their wording stays stored", () => {
    const spot = { target: { page: "home", section: "hero" }, path: ["title"], language: "en" };
    const start = run(testRecords(), "text.set", { ...spot, text: "Lights", was: "" }).records;
    const { records } = runAndUndo(start, "language.remove", { code: "en" });
    expect(codes(records)).toEqual(["ru"]);
    expect(JSON.stringify(records)).toContain("Lights");
    expect(
      codes(runAndUndo(start, "language.add", { language: german, after: "ru" }).records),
    ).toEqual(["ru", "de", "en"]);
    expect(
      codes(runAndUndo(start, "language.add", { language: german, after: "xx" }).records),
    ).toEqual(["ru", "en", "de"]);
    expect(codes(runAndUndo(start, "language.move", { code: "en", after: null }).records)).toEqual([
      "en",
      "ru",
    ]);
    expect(codes(runAndUndo(start, "language.move", { code: "ru", after: "ru" }).records)).toEqual([
      "ru",
      "en",
    ]);
  });

  it("another one becomes the primary one, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "language.set", {
      code: "en",
      values: { isPrimary: true, localName: "American" },
    });
    expect(records.site?.languages.map((one) => one.isPrimary)).toEqual([false, true]);
    const sleeping = runAll(testRecords(), [
      { name: "language.add", args: { language: german, after: null } },
    ]);
    runAndUndo(sleeping, "language.set", {
      code: "de",
      values: { isPrimary: true, status: "active" },
    });
    runAndUndo(sleeping, "language.set", { code: "ru", values: { isPrimary: true } });
  });

  it("ROUTE-01 (R22): the default flag is a switch", () => {
    expect(
      runAndUndo(testRecords(), "language.prefix", { isPrimaryDefault: false }).records.site
        ?.isPrimaryDefault,
    ).toBe(false);
  });

  it.each([
    ["language-primary", "language.remove", { code: "ru" }],
    ["language-gone", "language.remove", { code: "de" }],
    ["language-gone", "language.move", { code: "de", after: null }],
    ["language-gone", "language.set", { code: "de", values: {} }],
    ["language-primary", "language.set", { code: "ru", values: { status: "inactive" } }],
    ["language-exists", "language.add", { language: { ...english, id: 9 }, after: null }],
    ["language-exists", "language.add", { language: { ...german, id: english.id }, after: null }],
    ["arguments", "language.add", { language: { ...german, isPrimary: true }, after: null }],
    ["arguments", "language.add", { language: { ...german, code: "../x" }, after: null }],
    ["arguments", "language.add", { language: { ...german, flagCode: "de/../x" }, after: null }],
    ["arguments", "language.set", { code: "en", values: { code: "fr" } }],
  ] as const)("refuses by %s: %s", (rule, name, args) => {
    expect(verdict(testRecords(), name, args)).toBe(rule);
  });

  it("a language that isn't active can't become the primary one", () => {
    const { records } = run(testRecords(), "language.add", { language: german, after: null });
    expect(verdict(records, "language.set", { code: "de", values: { isPrimary: true } })).toBe(
      "language-primary",
    );
  });

  it(`LIMIT-06: a site has up to ${languagesPerSite} languages`, () => {
    const steps = Array.from({ length: languagesPerSite - 2 }, (_, i) => ({
      name: "language.add",
      args: {
        language: {
          ...german,
          id: 10 + i,
          code: `x${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
        },
        after: null,
      },
    }));
    const full = runAll(testRecords(), steps);
    expect(codes(full)).toHaveLength(languagesPerSite);
    expect(verdict(full, "language.add", { language: german, after: null })).toBe("languages-full");
    expect(codes(full).includes(russian.code)).toBe(true);
  });
});

describe("events", () => {
  const event = { ...testDocument().site.events[0], id: "lunch" };

  it("EVENT-01 (R9): come, change and go, and undoing gives back every byte", () => {
    const added = runAndUndo(testRecords(), "event.add", { event, after: null }).records;
    expect(added.site?.events.map((one) => one.id)).toEqual(["lunch", "party"]);
    const changed = runAndUndo(added, "event.set", {
      event: "lunch",
      values: { capacity: null, deadline: "2027-04-30T00:00" },
    }).records;
    expect(changed.site?.events[0]).toMatchObject({ capacity: null, deadline: "2027-04-30T00:00" });
    expect(
      runAndUndo(changed, "event.remove", { event: "lunch" }).records.site?.events.map(
        (one) => one.id,
      ),
    ).toEqual(["party"]);
  });

  it.each([
    ["event-exists", "event.add", { event: { ...event, id: "party" }, after: null }],
    ["event-gone", "event.set", { event: "gone", values: {} }],
    ["event-gone", "event.remove", { event: "gone" }],
    ["arguments", "event.set", { event: "party", values: { capacity: 0 } }],
    ["arguments", "event.set", { event: "party", values: { start: "2027-13-01T00:00" } }],
    [
      "arguments",
      "event.set",
      { event: "party", values: { timeZone: "Europe/Berlin; DROP TABLE" } },
    ],
    ["arguments", "event.set", { event: "party", values: { title: {} } }],
  ] as const)("refuses by %s: %s", (rule, name, args) => {
    expect(verdict(testRecords(), name, args)).toBe(rule);
  });

  it(`LIMIT-06: a site has up to ${eventsPerSite} events`, () => {
    const steps = Array.from({ length: eventsPerSite - 1 }, (_, i) => ({
      name: "event.add",
      args: { event: { ...event, id: `e${i}` }, after: null },
    }));
    const full = runAll(testRecords(), steps);
    expect(full.site?.events).toHaveLength(eventsPerSite);
    expect(verdict(full, "event.add", { event, after: null })).toBe("events-full");
  });
});
