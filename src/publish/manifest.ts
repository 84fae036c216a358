/** Where bytes lie: a part of a pack, or a file of the storage under its own hash. */
export type Place =
  | {
      pack: string;
      start: number;
      length: number;
      /** How they are kept there. */
      encoding: "identity" | "br" | "zstd";
      /** Compressed as strongly as can be. */
      isStrong?: boolean | undefined;
    }
  | "stored";

/** A file of a release. `hash` and `size` are of its content, not of how it is kept. */
export interface ReleaseFile {
  readonly hash: string;
  readonly size: number;
  readonly type: string;
  readonly place: Place;
  /** Sources that its Content-Security-Policy allows as inline style. */
  readonly styles?: readonly string[] | undefined;
  /** Sources that it allows as inline script. */
  readonly scripts?: readonly string[] | undefined;
  /** Schemes and hosts that its Content-Security-Policy allows for frames. */
  readonly frames?: readonly string[] | undefined;
  /** Its name has its hash: what was fetched once holds for good. */
  readonly isFixed?: boolean | undefined;
  /** The name under which browsers keep it, instead of showing it. */
  readonly download?: string | undefined;
  /** It is the page for reports, into which hosting writes whom else people can write to. */
  readonly isReport?: boolean | undefined;
}

/** Of one page in one language: the hash of what it was made from, and when its file last changed (ISO 8601). */
export interface ReleasePage {
  readonly inputs: string;
  readonly path: string;
  changedAt: string;
  /** Paths of the drawings that it shows, which come along where it is taken over. */
  readonly drawings?: readonly string[];
  /** Ids of the events that it shows; none in releases of earlier programs. */
  readonly events?: readonly string[];
}

/** A record of the document as it was published. */
export interface ReleaseRecord {
  readonly hash: string;
  readonly file: ReleaseFile;
}

/** A part of a manifest: where it lies in the file that this manifest of the site, or one before it, is kept in. */
export interface ManifestPart {
  readonly file: string;
  readonly start: number;
  readonly length: number;
  readonly hash: string;
  /** How many entries of tables it has. */
  readonly entries: number;
  /** How many releases have taken it over since it was written; none where it is left out. */
  readonly age?: number;
}

/** A release of a site. What is in it never changes. Hashes are SHA-256 in hex. */
export interface ReleaseManifest {
  /** What it is kept under, and what names the release. */
  hash: string;
  site: number;
  /** Scheme and host that its pages name in their canonical addresses. */
  origin: string;
  /** Languages with the prefix of their paths, the primary one first. */
  languages: { code: string; prefix: string }[];
  files: Record<string, ReleaseFile>;
  /** Assets of earlier releases, which open pages may still ask for, with the time when they go (ms since 1970). */
  retired: Record<string, { file: ReleaseFile; until: number }>;
  redirects: Record<string, string>;
  /** By language: the page for unknown paths, and the page that answers forms. */
  notFound: Record<string, ReleaseFile>;
  answers: Record<string, ReleaseFile>;
  /** By language, the page that asks for a password; none in releases of earlier programs. */
  gates?: Record<string, ReleaseFile>;
  /** By page id and language, e.g. "k3x9 ru". */
  pages: Record<string, ReleasePage>;
  /** By record key. */
  records: Record<string, ReleaseRecord>;
  /** The Content-Security-Policy of its pages; `{style}` stands for a file's own style sources. */
  policy: string;
  /** Where its tables are kept, by the names of their parts; none in one that is kept in one piece. */
  parts: Record<string, ManifestPart>;
}
