import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { fileLimits } from "../file.ts";
import type { SiteFile } from "../file.ts";
import type { Records } from "../records.ts";

const menu: SiteFile = {
  id: "menu",
  name: "menu.pdf",
  kind: "pdf",
  hash: "a".repeat(64),
  size: 1000,
  tags: [],
};
const prices: SiteFile = { ...menu, id: "prices", name: "prices.pdf" };
const names = ({ site }: Records) => site?.files?.map(({ name }) => name);
const withMenu = run(testRecords(), "file.add", { file: menu, after: null }).records;

describe("files", () => {
  it("FILE-01: are added, renamed, replaced and deleted, and all of that is undone", () => {
    expect(runAndUndo(testRecords(), "file.add", { file: menu, after: null }).records).toBeTruthy();
    const both = runAndUndo(withMenu, "file.add", { file: prices, after: null }).records;
    expect(names(both)).toEqual(["prices.pdf", "menu.pdf"]);
    const renamed = runAndUndo(both, "file.set", {
      file: "menu",
      values: { name: "Меню.pdf", tags: ["еда"] },
    }).records;
    expect(names(renamed)).toEqual(["prices.pdf", "Меню.pdf"]);
    const content = { kind: "docx", hash: "b".repeat(64), size: 2, name: "Меню.docx" };
    const replaced = runAndUndo(renamed, "file.set", { file: "menu", values: content }).records;
    expect(replaced.site?.files?.[1]).toEqual({ ...content, id: "menu", tags: ["еда"] });
    expect(names(runAndUndo(both, "file.remove", { file: "prices" }).records)).toEqual([
      "menu.pdf",
    ]);
    expect(runAndUndo(withMenu, "file.remove", { file: "menu" }).records.site).not.toHaveProperty(
      "files",
    );
  });

  it.each([
    ["file-exists", "file.add", { file: menu, after: null }],
    ["file-gone", "file.set", { file: "gone", values: { name: "a.pdf" } }],
    ["file-gone", "file.remove", { file: "gone" }],
    ["file-name", "file.set", { file: "menu", values: { name: "menu.exe" } }],
    ["file-name", "file.set", { file: "menu", values: { kind: "docx" } }],
    ["arguments", "file.add", { file: { ...menu, id: "b", name: "b.html" }, after: null }],
    ["arguments", "file.add", { file: { ...menu, id: "b", kind: "html" }, after: null }],
    ["arguments", "file.add", { file: { ...menu, id: "b", hash: "../../x" }, after: null }],
    ["arguments", "file.set", { file: "menu", values: { size: fileLimits.bytes + 1 } }],
    ["arguments", "file.set", { file: "menu", values: { id: "other" } }],
  ] as const)("FILE-01: %s stands against %s %j", (rule, name, args) => {
    expect(verdict(withMenu, name, args)).toBe(rule);
  });

  it("FILE-04: a site has up to 500", () => {
    const steps = Array.from({ length: fileLimits.count - 1 }, (_, at) => ({
      name: "file.add" as const,
      args: { file: { ...menu, id: `f${at}` }, after: null },
    }));
    const full = runAll(withMenu, steps);
    expect(full.site?.files).toHaveLength(fileLimits.count);
    expect(verdict(full, "file.add", { file: prices, after: null })).toBe("files-full");
  });
});
