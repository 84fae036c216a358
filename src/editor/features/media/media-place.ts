/** What the address of the screen says. */
export interface MediaPlace {
  /** Of the picture or file whose details are shown. */
  readonly open: string | undefined;
  readonly isFiles: boolean;
  readonly isAltTexts: boolean;
}

const altTexts = "alt-texts";
const files = "files";

/** Reads what stands behind `/media/`: nothing, a picture's id, `alt-texts`, or `files` with or without a file's id. */
export function readMediaPlace(rest: string): MediaPlace {
  const isAltTexts = rest === altTexts;
  if (isAltTexts || rest === files) return { open: undefined, isAltTexts, isFiles: !isAltTexts };
  const [, file] = /^files\/(.+)$/.exec(rest) ?? [];
  if (file !== undefined) return { open: file, isAltTexts, isFiles: true };
  return { open: rest === "" ? undefined : rest, isAltTexts, isFiles: false };
}

/** The address of the library, or of a picture in it. */
export function mediaPath(site: number, picture?: string): string {
  return `/sites/${site}/media${picture === undefined ? "" : `/${picture}`}`;
}

export function altTextsPath(site: number): string {
  return mediaPath(site, altTexts);
}

/** The address of the files for visitors, or of one of them. */
export function filesPath(site: number, file?: string): string {
  return mediaPath(site, file === undefined ? files : `${files}/${file}`);
}
