import { globSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { decisionsIndex } from "../scripts/format/decisions-index.ts";
import { starters } from "#/starters/registry.ts";

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** What the pattern's group finds, in the order of the text. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}

/** What describes the product as it is; records of decisions tell what was true when they were made. */
const documents = globSync(["*.md", "docs/*.md", "src/**/README.md", "test/**/README.md"]);
const sources = globSync(["{src,scripts,test}/**/*.{ts,tsx,css,mjs}", "*.ts", ".*.mjs"]);

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** Files that the documents tell readers to make. */
const made = /^src\/vendors\/fathom\/|^versions\.ts$/;

describe("the documents", () => {
  it("name files that are there", () => {
    const gone = documents.flatMap((document) =>
      found(read(document), /`([\w./-]+\.(?:tsx?|css|mjs))`/g)
        .map((name) => name.replace(/^(\.\.?\/)+/, ""))
        .filter((name) => !made.test(name))
        .filter((name) => !sources.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map((name) => `${document}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it("refer to decisions that are recorded", () => {
    const numbers = new Set(found(read("docs/decisions/README.md"), /\[(\d{3,4}): /g));
    const unknown = [...documents, ...sources].flatMap((file) =>
      found(read(file), /\bdecision (\d{3,4})\b/g)
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it("name rules that there are, where they say how security is shown", () => {
    const rules = new Set(found(read("docs/rules.md"), /^\| ([A-Z][A-Z0-9]*-\d{2,3}) \|/gm));
    const security = read("docs/security.md");
    const named = found(security, /\b([A-Z][A-Z0-9]*-\d{2,3})\b/g);
    expect(named.filter((id) => !rules.has(id))).toEqual([]);
    // the rows of strangers’ attempts, and the chapters of ASVS
    expect(found(security, /^\| (\d+) \| .* \| [A-Z]/gm)).toHaveLength(23);
    expect(found(security, /^\| (V\d+) /gm)).toHaveLength(17);
  });

  it("list every decision once, as `npm run format` writes it", () => {
    const index = read("docs/decisions/README.md");
    expect(index).toBe(decisionsIndex("docs/decisions"));
    const numbers = found(index, /\[(\d{3,4}): /g);
    expect(numbers).toHaveLength(index.match(/^- /gm)?.length ?? 0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("describe every folder of the sources", () => {
    const tree = /^src\/\n(.*?)\nscripts\//ms.exec(read("ARCHITECTURE.md"))?.[1] ?? "";
    expect(found(tree, /^ {2}(\w+)\//gm).toSorted()).toEqual(foldersOf("src").toSorted());
  });

  it.each(["src/editor", "src/server"])("describe every folder of %s", (folder) => {
    const text = read(path.join(folder, "README.md"));
    const silent = foldersOf(folder).filter((name) => !text.includes(`\`${name}/\``));
    expect(silent).toEqual([]);
  });

  it("list every command", () => {
    const { scripts } = packageSchema.parse(JSON.parse(read("package.json")));
    const listed = found(read("CONTRIBUTING.md"), /^\| `npm (?:run )?([\w-]+)/gm);
    expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it("list every variable of the environment", () => {
    const known = found(read("src/server/env.ts"), /^ {2}([A-Z_]+): optional\((?!z\.never)/gm);
    const table = found(read("docs/self-hosting.md"), /^\| (`[A-Z_`, ]+`) \|/gm);
    const listed = table.flatMap((names) => found(names, /`([A-Z_]+)`/g));
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  it("list every starter site", () => {
    const listed = found(read("src/starters/README.md"), /^- `(\w+)`:/gm);
    expect(listed.toSorted()).toEqual(starters.map(({ id }) => id).toSorted());
  });
});
