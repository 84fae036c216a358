import { describe, expect, it } from "vitest";
import { zipOf } from "../../../test/project-archive.ts";
import { contentHash } from "../storage/storage.ts";
import { hashInSlices } from "./slices.ts";
import { sniffFile } from "./sniff-file.ts";

const text = (content: string) => Buffer.from(content);
const sniff = async (bytes: Uint8Array, name: string) => {
  const found = await sniffFile(bytes, name);
  return "kind" in found ? found.kind : found.fault;
};
const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`;
const office = (type: string, folder: string) =>
  zipOf([
    ["[Content_Types].xml", contentTypes(`openxmlformats-officedocument.${type}`)],
    [`${folder}/main.xml`, "<a/>"],
  ]);
const odf = (type: string) => zipOf([["mimetype", `application/vnd.oasis.opendocument.${type}`]]);
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("name;price", "utf16le")]);
const oldTable = Buffer.from([0xcc, 0xe5, 0xed, 0xfe, 0x3b, 0x31, 0x0d, 0x0a]);
const png = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010100000000", "hex");
const pdf = text("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n");

const archives = {
  docx: await office("wordprocessingml.document", "word"),
  xlsx: await office("spreadsheetml.sheet", "xl"),
  pptx: await office("presentationml.presentation", "ppt"),
  odt: await odf("text"),
  ods: await odf("spreadsheet"),
  odp: await odf("presentation"),
  epub: await zipOf([["mimetype", "application/epub+zip"]]),
  zip: await zipOf([["a.txt", "a"]]),
};
const program = await zipOf([["META-INF/MANIFEST.MF", "a"]]);
const macros = await zipOf([
  ["[Content_Types].xml", contentTypes("ms-word.document.macroEnabled")],
  ["word/main.xml", "<a/>"],
]);

describe("what a file is", () => {
  it.each([
    ["pdf", pdf],
    ...Object.entries(archives),
    ["mp3", Buffer.concat([text("ID3\x04\0\0\0\0\0\0"), Buffer.from([0xff, 0xfb, 0x90, 0x64])])],
    ["m4a", text("\0\0\0\x18ftypM4A \0\0\0\0M4A mp42")],
    ["ics", text("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n")],
    ["vcf", text("BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n")],
  ])("FILE-02: %s is recognised by its content, whatever it is called", async (kind, bytes) => {
    for (const name of ["file", `a.${kind}`, "a.txt", "a.html"])
      expect(await sniff(bytes, name)).toBe(kind);
  });

  it.each([
    ["txt", "notes.txt", text("Первая строка\n")],
    ["txt", "BM.TXT", text("BM is how a bitmap begins, and this text")],
    ["csv", "prices.csv", text("\uFEFFname,price\nbread,3\n")],
    ["csv", "prices.csv", utf16],
    ["csv", "prices.csv", oldTable],
    ["txt", "a.txt", text("1 < 2 and 3 > 2")],
  ])("FILE-02: a text is %s by its name %s", async (kind, name, bytes) => {
    expect(await sniff(bytes, name)).toBe(kind);
  });

  it.each([
    ["page", "menu.pdf", text(`<html><script>alert(1)</script></html>\n${pdf.toString("latin1")}`)],
    ["page", "a.txt", text("  \n<!doctype html><script>alert(1)</script>")],
    ["page", "a.csv", text("a,b\n<script>alert(1)</script>")],
    ["page", "a.txt", text(`${" \n".repeat(200_000)}<script>alert(1)</script>`)],
    ["page", "a.txt", text("\uFEFF<svg onload='alert(1)'/>")],
    ["page", "a.txt", text('<?xml version="1.0"?><a/>')],
    ["page", "a.txt", text("#!/bin/sh\nrm -rf /")],
    ["page", "a.pdf", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<html>", "utf16le")])],
    ["kind", "a.js", text("alert(1)")],
    ["kind", "a", text("just words")],
    ["kind", "a.pdf", text("just words")],
    ["kind", "a.txt", Buffer.from([0x61, 0x00, 0x62])],
    ["kind", "a.zip", text("MZ\x90\0\x03\0\0\0")],
    ["kind", "a.docx", program],
    ["kind", "a.docx", macros],
    ["old-office", "a.doc", Buffer.from("d0cf11e0a1b11ae1000000000000", "hex")],
    ["picture", "a.pdf", png],
    ["empty", "a.txt", Buffer.alloc(0)],
  ])("FILE-02: refused as “%s”: %s, example %#", async (fault, name, bytes) => {
    expect(await sniff(bytes, name)).toBe(fault);
  });

  it("FILE-02: a letter may be cut in two where a text is read in parts, but not at its end", async () => {
    const letters = Buffer.from(`a${"я".repeat(300_000)}`);
    expect(await sniff(letters, "a.csv")).toBe("csv");
    const cut = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("name", "utf16le")]);
    expect(await sniff(cut, "a.txt")).toBe("txt");
    expect(await sniff(cut.subarray(0, -1), "a.txt")).toBe("kind");
    expect(await sniff(Buffer.concat([letters, Buffer.from([0])]), "a.csv")).toBe("kind");
  });

  it("FILE-02: others have their turn while a large file is looked at", async () => {
    const table = Buffer.concat([Buffer.alloc(3_000_000, "name;price\n"), Buffer.from([0xe5])]);
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    expect(await sniff(table, "a.csv")).toBe("csv");
    const before = turns;
    expect(before).toBeGreaterThan(15);
    expect(await hashInSlices(table)).toBe(contentHash(table));
    expect(turns - before).toBeGreaterThan(5);
    isDone = true;
  });
});
