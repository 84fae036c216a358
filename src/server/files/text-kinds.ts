import type { FileKind } from "#/site/file.ts";

/** What a text is by its name: no content tells them apart. Undefined for a name that is no text's. */
export function textKindOf(name: string): FileKind | undefined {
  const ending = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  return ending === "csv" ? "csv" : "txt";
}

function isText(kind: FileKind): boolean {
  return kind === "txt" || kind === "csv";
}

/** The kind of a file of this name, of which the content was recognised as one kind when it was sent first. */
export function kindUnderName(recognised: FileKind, name: string): FileKind {
  return (isText(recognised) ? textKindOf(name) : undefined) ?? recognised;
}
