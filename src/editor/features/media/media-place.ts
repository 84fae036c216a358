/** What the address of the screen says. */
export interface MediaPlace {
  /** Of the picture whose details are shown. */
  readonly open: string | undefined;
  readonly isAltTexts: boolean;
}

const altTexts = "alt-texts";

/** Reads what stands behind `/media/`: nothing, a picture's id, or `alt-texts`. */
export function readMediaPlace(rest: string): MediaPlace {
  if (rest === altTexts) return { open: undefined, isAltTexts: true };
  return { open: rest === "" ? undefined : rest, isAltTexts: false };
}

/** The address of the library, or of a picture in it. */
export function mediaPath(site: number, picture?: string): string {
  return `/sites/${site}/media${picture === undefined ? "" : `/${picture}`}`;
}

export function altTextsPath(site: number): string {
  return mediaPath(site, altTexts);
}
