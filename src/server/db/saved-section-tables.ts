/** Sections and pages that accounts keep for all their sites. */
interface SavedSectionsTable {
  id: string;
  userId: string;
  name: string;
  /** JSON of a clip of one section, in the version of its template at that time: of a page its first. */
  clip: string;
  /** JSON of the sections of a page behind its first; null of what is no page. */
  following: string | null;
  /** 1 of a page that visitors didn't see. */
  isDraft: number | null;
  /** Characters of both. */
  size: number;
  createdAt: number;
  /** When it was deleted; a day later it is gone. */
  trashedAt: number | null;
}

/** Pictures of saved sections: they stay when the site that they are from goes. */
interface SavedSectionAssetsTable {
  savedId: string;
  id: string;
  /** The hash under which the bytes are stored. */
  hash: string;
  mime: string;
  bytes: number;
  /** JSON of the document's `Asset`. */
  info: string;
  sentHash: string | null;
}

/** The tables of saved sections. */
export interface SavedSectionTables {
  savedSections: SavedSectionsTable;
  savedSectionAssets: SavedSectionAssetsTable;
}
