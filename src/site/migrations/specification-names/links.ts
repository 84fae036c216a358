import { completeAddress } from "../../link.ts";
import type { Link } from "../../link.ts";
import { MigrationError, readString } from "../migration.ts";
import type { DocumentPath } from "../migration.ts";

/** What links and ids are read with. */
export interface OldPages {
  /** Ids of pages by path. */
  readonly pages: ReadonlyMap<string, string>;
}

/** An old id, number or text, as an id. */
export function idOf(value: unknown, fallback: string): string {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text) ? text : fallback;
}

/** A link as the specification writes it: own pages by path, sections as #comp-{id}, the rest as typed. @throws MigrationError */
export function migrateLink(value: unknown, path: DocumentPath, { pages }: OldPages): Link | null {
  const text = readString(value, path).trim();
  if (text === "") return null;
  const [, address = "", section] = /^([^#]*)(?:#comp-([A-Za-z0-9_-]+))?$/.exec(text) ?? [];
  if (address === "" && section !== undefined) return { kind: "section", section };
  const page = pages.get(address === "/" ? "/" : address.replace(/\/$/, ""));
  if (page !== undefined)
    return section === undefined ? { kind: "page", page } : { kind: "page", page, section };
  const completed = completeAddress(text);
  if (completed === undefined)
    throw new MigrationError(path, "this address can't be used as a link");
  return { kind: "address", address: completed };
}
