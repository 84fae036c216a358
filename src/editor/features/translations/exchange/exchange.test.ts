import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line } from "../lines.ts";
import { compareImport } from "./compare-import.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { exchangeLimits, ExchangeProblem } from "./exchange-file.ts";
import type { ExchangedText, ExchangeSource } from "./exchange-file.ts";
import { readExchange } from "./read-exchange.ts";
import { readXliff, writeXliff } from "./xliff.ts";

const line = (part: Partial<Line> = {}): Line => ({
  key: "page:home/a1/title",
  page: "home",
  target: { page: "home", section: "a1" },
  template: null,
  path: ["title"],
  items: [],
  limit: 20,
  original: "Bread",
  text: "",
  state: "missing",
  isOver: false,
  ...part,
});

const source = (lines: readonly Line[]): ExchangeSource => ({
  language: "de",
  primary: "en",
  pages: [
    {
      id: "home",
      name: 'Home, "sweet" <home>',
      lines: lines.map((one) => ({ line: one, place: "Header › Title" })),
    },
  ],
});

/** Texts as they are stored: no control characters but tabs and line feeds. */
const stored = fc.stringMatching(
  /^[\t\n\u0020-\u007E\u00A1-\u024F\u0400-\u04FF\u{1F600}-\u{1F64F}'"=+@<>&;,-]{0,40}$/u,
);

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ExchangeProblem) return `${error.code} ${error.about}`.trim();
    throw error;
  }
  return "none";
}

const xliffHead = '<?xml version="1.0"?>';
const xliff = (body: string, root = 'version="2.1" srcLang="en" trgLang="de"') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${root}><file id="f">${body}</file></xliff>`;

describe("translations as files", () => {
  it("TRX-01: come back from CSV and XLIFF as they went, whatever they say", () => {
    const text = fc.tuple(stored, stored);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const lines = texts.map(([original, translation], at) =>
          line({ key: `page:home/a${at}/title`, original, text: translation }),
        );
        const wanted = lines.map(({ key, original, text: translation }) => ({
          id: key.replaceAll("/", "."),
          original,
          text: translation,
        }));
        for (const separator of [",", ";", "\t"] as const)
          expect(readCsv(writeCsv(source(lines), separator), "de")).toEqual(wanted);
        expect(readXliff(writeXliff(source(lines)), "de")).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it("TRX-02: CSV is UTF-8 that spreadsheets know as such, and has nothing that they run", () => {
    const texts = ["=1+1", "+49 30", "-1", "@sum", "\t=1", "＝1", "'=1"];
    const csv = writeCsv(source(texts.map((text) => line({ original: text, text }))), ",");
    expect(
      csv.startsWith('\uFEFF"id","page","place","original:en","translation:de","limit"\r\n'),
    ).toBe(true);
    const cells = csv
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split('","')[3]);
    expect(cells).toEqual(texts.map((text) => `'${text}`));
  });

  it("TRX-02: CSV is read as a spreadsheet saves it: other separators, order and quotes", () => {
    const saved = "limit;Translation:DE;id;original:en\n20;Brot;page:home.a1.title;Bread\n\n";
    const [text] = readCsv(saved, "de");
    expect(text).toEqual({ id: "page:home.a1.title", original: "Bread", text: "Brot" });
    expect(problemOf(() => readCsv(saved, "fr"))).toBe("other-language de");
    expect(problemOf(() => readCsv("id,original\na,b", "de"))).toBe("no-columns translation");
    expect(problemOf(() => readCsv('id,original,translation\na,"b', "de"))).toBe("damaged 2");
  });

  it("TRX-03: XLIFF 2.1 has a unit for each text, with its state and nothing inline", () => {
    const file = writeXliff(
      source([
        line({ original: "A & B" }),
        line({ key: "b", text: "Brot", state: "stale" }),
        line({ key: "c", text: "Brot", state: "translated" }),
      ]),
    );
    expect(file).toContain('version="2.1" srcLang="en" trgLang="de"');
    expect(file.match(/state="(\w+)"/g)).toEqual([
      'state="initial"',
      'state="initial"',
      'state="translated"',
    ]);
    expect(file).toContain("<source>A &amp; B</source>\n");
    expect(file).toContain('original="Home, &quot;sweet&quot; &lt;home&gt;"');
  });

  it("TRX-03: XLIFF is read with what tools add: prefixes, segments, inline codes, suggestions", () => {
    const unit = `<unit id="u"><mtc:matches><mtc:match><source>no</source><target>no</target></mtc:match></mtc:matches>
      <segment><source>One. </source><target>Eins<ph id="1"/>. </target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Two</source><target><pc id="2">Zwei</pc><cp hex="0009"/></target></segment></unit>`;
    expect(readXliff(xliff(unit), "de-at")).toEqual([
      { id: "u", original: "One.  Two", text: "Eins.  Zwei\t" },
    ]);
  });

  it.each([
    ["a doctype", '<!DOCTYPE xliff [<!ENTITY a "b">]>' + xliff(""), "doctype"],
    ["an outer entity", '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff/>', "doctype"],
    [
      "an entity that is none",
      xliff("<unit id='a'><segment><source>&lol;</source></segment></unit>"),
      "damaged 1",
    ],
    ["XLIFF 1.2", '<xliff version="1.2"/>', "old-xliff"],
    ["another format", "<html/>", "damaged"],
    ["another language", xliff("", 'version="2.0" trgLang="fr"'), "other-language fr"],
    ["elements without end", `<xliff version="2.0">${"<a>".repeat(70)}`, "damaged 1"],
    ["a cut file", xliff("").slice(0, -9), "damaged 1"],
    ["a NUL", xliff("\0"), "damaged 1"],
    ["a character that is none", xliff("<a>&#99999999;</a>"), "damaged 1"],
  ])("TRX-04: XLIFF with %s is refused", (_, file, problem) => {
    expect(problemOf(() => readXliff(file, "de"))).toBe(problem);
  });

  it("TRX-04: XLIFF brings no half characters and no controls, whatever stands for them", () => {
    const hexes = ["D800", "0", "zz", "FFFFFFFF", "8"].map((hex) => `<cp hex="${hex}"/>`).join("");
    const unit = `<unit id="__proto__"><segment><source>a</source><target>b${hexes}</target></segment></unit>`;
    const [text] = readXliff(xliff(unit), "de");
    expect(text).toEqual({ id: "__proto__", original: "a", text: "b\uFFFD\uFFFD\uFFFD" });
  });

  it("TRX-04: a line of CSV has so many cells, and quotes that never close end the file", () => {
    const wide = (cells: number) =>
      `id,original,translation${",x".repeat(cells - 3)}\na,Bread,Brot`;
    expect(readCsv(wide(exchangeLimits.cells), "de")).toHaveLength(1);
    expect(problemOf(() => readCsv(wide(exchangeLimits.cells + 1), "de"))).toBe("too-large");
    expect(problemOf(() => readCsv(",".repeat(5_000_000), "de"))).toBe("too-large");
    const open = `id,original,translation\n"${"a".repeat(5_000_000)}`;
    expect(problemOf(() => readCsv(open, "de"))).toBe("damaged 2");
  });

  it("TRX-06: letters come in as they were saved, or not at all", async () => {
    const table = "id\toriginal\ttranslation\na\tGreetings\tGr\u00FC\u00DFe";
    const document = `<?xml version="1.0" encoding="windows-1252"?>${xliff(
      "<unit id='a'><segment><source>Greetings</source><target>Gr\u00FC\u00DFe</target></segment></unit>",
    ).slice(xliffHead.length)}`;
    const read = (bytes: Uint8Array<ArrayBuffer>) =>
      readExchange(new Blob([bytes]), "de").catch((error: unknown) =>
        error instanceof ExchangeProblem ? error.code : String(error),
      );
    const texts = [{ id: "a", original: "Greetings", text: "Gr\u00FC\u00DFe" }];
    const marked = Buffer.from(`\uFEFF${table}`, "utf16le");
    expect(await read(Buffer.from(`\uFEFF${table}`))).toEqual(texts);
    expect(await read(marked)).toEqual(texts);
    expect(await read(Buffer.from(marked).swap16())).toEqual(texts);
    expect(await read(Buffer.from(document, "latin1"))).toEqual(texts);
    expect(await read(Buffer.from(table, "latin1")), "as old spreadsheets save it").toBe(
      "encoding",
    );
    expect(await read(marked.subarray(0, -1)), "cut in a letter").toBe("encoding");
    const unknown = document.replace("windows-1252", "x-none");
    expect(await read(Buffer.from(unknown))).toBe("encoding");
  });

  it("TRX-04: a file that is too large, or says nothing, is refused before it is looked at", async () => {
    const large = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error("It was read")) };
    const read = (file: Pick<Blob, "size" | "arrayBuffer">) =>
      readExchange(file, "de").catch((error: unknown) =>
        error instanceof ExchangeProblem ? error.code : String(error),
      );
    expect(await read(large)).toBe("too-large");
    expect(await read(new Blob(["id,original,translation"]))).toBe("no-texts");
    expect(await read(new Blob([xliff("")]))).toBe("no-texts");
  });
});

describe("a file with translations, before it is imported", () => {
  const preview = (
    texts: readonly ExchangedText[],
    lines: readonly Line[],
    role = "owner" as const,
  ) => compareImport(texts, { lines, language: "de", role });
  const id = "page:home.a1.title";

  it("TRX-05: says what changes, what is the same, and leaves what it doesn't translate", () => {
    const lines = [
      line(),
      line({ key: "b", text: "Brot", state: "translated" }),
      line({ key: "c", text: "Brot", state: "translated" }),
      line({ key: "d", text: "Brot", state: "stale" }),
    ];
    const found = preview(
      [
        { id, original: "Bread", text: "x".repeat(21) },
        { id: "b", original: "Bread", text: "Brot" },
        { id: "c", original: "Bread", text: " " },
        { id: "d", original: "Bread", text: "Brot" },
      ],
      lines,
    );
    expect(found.taken.map(({ line: one, isOver }) => [one.key, isOver])).toEqual([
      ["page:home/a1/title", true],
      ["d", false],
    ]);
    expect(found).toMatchObject({ refused: [], same: 1, empty: 1 });
  });

  it("TRX-05: takes nothing that was translated from another original, is gone, too long, twice or another's", () => {
    const texts = [
      { id, original: "Bread", text: "Brot" },
      { id, original: "Bread", text: "Brote" },
      { id: "gone", original: "Bread", text: "Brot" },
      { id: "old", original: "Breads", text: "Brot" },
      { id: "long", original: "Bread", text: "x".repeat(201) },
    ];
    const lines = [line(), line({ key: "old" }), line({ key: "long" })];
    const { taken, refused } = preview(texts, lines);
    expect(taken.map(({ text }) => text)).toEqual(["Brot"]);
    expect(refused.map(({ reason }) => reason)).toEqual(["twice", "gone", "changed", "too-long"]);
    const [one] = compareImport(texts, { lines, language: "de", role: "viewer" }).refused;
    expect(one?.reason).toBe("forbidden");
  });
});
