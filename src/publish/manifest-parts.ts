import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";

/** The tables of a manifest that grow with its site. */
const tableNames = ["files", "pages", "records", "retired", "redirects"] as const;
type TableName = (typeof tableNames)[number];
export type Tables = Pick<ReleaseManifest, TableName>;

/** Entries of the tables that are kept together: those of some pages, or some that belong to no page. */
export interface DividedPart {
  readonly name: string;
  readonly keys: Record<TableName, string[]>;
  entries: number;
  /** The release before has it with the same entries. */
  isSame: boolean;
}

/** A part is about this many pages in one language, or entries of others: what a change of one of them writes. */
const mostPerPart = 40;

/** A power of two, so that a site that grows is divided anew only now and then. */
function countOfParts(entries: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(entries / mostPerPart)));
}

/** Spreads names evenly (FNV-1a). */
function spread(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % count;
}

function isEqual(value: unknown, before: unknown): boolean {
  return (
    value === before || (before !== undefined && JSON.stringify(value) === JSON.stringify(before))
  );
}

function createParts(tables: Tables, previous: Tables | undefined) {
  const parts = new Map<string, DividedPart>();
  return {
    parts,
    find(kind: "page" | "other", id: string, count: number): DividedPart {
      const name = `${kind} ${spread(id, count)}/${count}`;
      let part = parts.get(name);
      if (!part) {
        const keys = { files: [], pages: [], records: [], retired: [], redirects: [] };
        part = { name, keys, entries: 0, isSame: true };
        parts.set(name, part);
      }
      return part;
    },
    add(part: DividedPart, table: TableName, key: string): void {
      part.keys[table].push(key);
      part.entries += 1;
      part.isSame &&= isEqual(tables[table][key], previous?.[table][key]);
    },
  };
}

/** Pages of the index are "k3x9 ru", all others "#notFound ru". */
function pageOf(key: string): string | undefined {
  return key.startsWith("#") ? undefined : key.slice(0, key.lastIndexOf(" "));
}

const recordPrefix = "page:";

/**
 * Divides the tables of a manifest. All that is said of a page stands in one part, which part that is depends on its id
 * alone: a change of a page changes one.
 */
export function divideTables(
  tables: Tables,
  previous: Pick<ReleaseManifest, TableName | "parts"> | undefined,
): DividedPart[] {
  const { parts, find, add } = createParts(tables, previous);
  const pages = Object.keys(tables.pages);
  const pageParts = countOfParts(pages.length);
  const partsOfFiles = new Map<ReleaseFile, DividedPart>();
  const others: [TableName, string][] = [];
  for (const key of pages) {
    const page = pageOf(key);
    if (page === undefined) others.push(["pages", key]);
    else {
      const part = find("page", page, pageParts);
      add(part, "pages", key);
      const file = tables.files[tables.pages[key]?.path ?? ""];
      if (file) partsOfFiles.set(file, part);
    }
  }
  for (const key of Object.keys(tables.records)) {
    if (!key.startsWith(recordPrefix)) others.push(["records", key]);
    else add(find("page", key.slice(recordPrefix.length), pageParts), "records", key);
  }
  // a page that answers at two paths has the one file there
  for (const [key, file] of Object.entries(tables.files)) {
    const part = partsOfFiles.get(file);
    if (part) add(part, "files", key);
    else others.push(["files", key]);
  }
  for (const table of ["retired", "redirects"] as const)
    for (const key of Object.keys(tables[table])) others.push([table, key]);
  const otherParts = countOfParts(others.length);
  for (const [table, key] of others) add(find("other", key, otherParts), table, key);
  const divided = [...parts.values()];
  for (const part of divided) part.isSame &&= previous?.parts[part.name]?.entries === part.entries;
  return divided;
}

/** The entries of a part as a line of JSON. */
export function writePart(tables: Tables, { keys }: DividedPart): string {
  const own = tableNames.flatMap((table) => {
    const entries = keys[table].map((key) => [key, tables[table][key]]);
    return entries.length === 0 ? [] : [[table, Object.fromEntries(entries)]];
  });
  return `${JSON.stringify(Object.fromEntries(own))}\n`;
}

/** The tables that parts are of. */
export function joinParts(lines: readonly string[]): Tables {
  const tables: Tables = { files: {}, pages: {}, records: {}, retired: {}, redirects: {} };
  for (const line of lines) {
    const part: Partial<Tables> = JSON.parse(line);
    for (const table of tableNames) Object.assign(tables[table], part[table]);
  }
  return tables;
}
