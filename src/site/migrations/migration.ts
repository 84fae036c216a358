/** Makes a document of one version into one of the next. Pure: what it is given stays as it is. */
export interface Migration {
  readonly from: number;
  /** @throws MigrationError */
  migrate(document: unknown): unknown;
}

export type DocumentPath = readonly (string | number)[];

/** A document can't be read; `path` leads to what is wrong with it. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
  readonly path: DocumentPath;
  readonly reason: string;

  constructor(path: DocumentPath, reason: string) {
    super(`${path.length > 0 ? path.join("/") : "The document"}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @throws MigrationError */
export function readObject(value: unknown, path: DocumentPath): PlainObject {
  if (!isPlainObject(value)) throw new MigrationError(path, "an object is missing here");
  return value;
}

/** A list; what is absent is empty. @throws MigrationError */
export function readList(value: unknown, path: DocumentPath): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new MigrationError(path, "a list is missing here");
  return value;
}

/** A text; a number is its digits and what is absent is "". @throws MigrationError */
export function readString(value: unknown, path: DocumentPath): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") throw new MigrationError(path, "a text is missing here");
  return value;
}
