import { describe, expect, it } from "vitest";
import { fileAddress } from "./file-address.ts";
import { cleanFileName, fileNameLimit, siteFileSchema } from "./file.ts";

const hash = "a".repeat(64);
const file = { id: "f1", name: "menu.pdf", kind: "pdf", hash, size: 9, tags: [] } as const;

describe("a file's name", () => {
  it.each([
    ["Меню весна.PDF", "Меню весна.pdf"],
    ["C:\\Users\\me\\menu.pdf", "menu.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["menu.pdf.exe", "menu.pdf.exe.pdf"],
    ["me\u202Efdp.exe", "mefdp.exe.pdf"],
    ["a\u0000b\u0007\r\n\t c\u200B.pdf", "ab c.pdf"],
    ["  . .htaccess", "htaccess.pdf"],
    ["con.pdf", "_con.pdf"],
    ['a<b>:"|?*.pdf', "ab.pdf"],
    ["cafe\u0301.pdf", "caf\u00e9.pdf"],
    ["", "file.pdf"],
    ["...", "file.pdf"],
    ["\uD800.pdf", "file.pdf"],
  ])("FILE-03: %j is kept as %j", (given, kept) => {
    expect(cleanFileName(given, "pdf")).toBe(kept);
    expect(cleanFileName(kept, "pdf")).toBe(kept);
  });

  it("FILE-03: has 100 characters with its ending, whatever they consist of", () => {
    expect(cleanFileName(`${"я".repeat(fileNameLimit - 4)}.pdf`, "pdf")).toHaveLength(100);
    const long = cleanFileName(`${"я".repeat(fileNameLimit)}.pdf`, "pdf");
    expect(long).toBe(`${"я".repeat(fileNameLimit - 4)}.pdf`);
    const flags = cleanFileName("👩‍👩‍👧".repeat(200), "docx");
    expect(siteFileSchema.safeParse({ ...file, kind: "docx", name: flags }).success).toBe(true);
  });

  it.each(["menu.exe", "a/b.pdf", "a\u202E.pdf", ".pdf", "menu.pdf ", "x".repeat(101)])(
    "FILE-03: %j is no name of a PDF",
    (name) => {
      expect(siteFileSchema.safeParse({ ...file, name }).success).toBe(false);
    },
  );
});

it("FILE-06: its address has its content and its name", () => {
  expect(fileAddress({ hash, name: "Меню #1.pdf" })).toBe(
    `/assets/${hash.slice(0, 22)}/%D0%9C%D0%B5%D0%BD%D1%8E%20%231.pdf`,
  );
});
