/** What fields of a record point at. */
export interface RecordUses {
  /** Ids of the site's pages that it links to. */
  readonly pages: ReadonlySet<string>;
  /** Which pictures and which crops of them, by "asset crop". */
  readonly pictures: ReadonlyMap<string, PictureUse>;
}

export interface PictureUse {
  readonly asset: string;
  /** JSON of the crop, "null" for the whole picture. */
  readonly crop: string;
}

interface Found {
  readonly pages: Set<string>;
  readonly pictures: Map<string, PictureUse>;
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
    return;
  }
  const record = value as Record<string, unknown>;
  if (record["kind"] === "page" && typeof record["page"] === "string") {
    found.pages.add(record["page"]);
    return;
  }
  if (typeof record["asset"] === "string" && "crop" in record) {
    const use = { asset: record["asset"], crop: JSON.stringify(record["crop"]) };
    found.pictures.set(`${use.asset} ${use.crop}`, use);
    return;
  }
  for (const one of Object.values(record)) collect(one, found);
}

/** Finds the pages and pictures that a record uses, however deep. */
export function recordUses(record: unknown): RecordUses {
  const found: Found = { pages: new Set(), pictures: new Map() };
  collect(record, found);
  return found;
}
