import { copiedAssetSchema } from "#/api/assets.ts";
import { createId } from "#/lib/create-id.ts";
import { filesOf, picturesOf } from "#/site/clip.ts";
import type { Clip, Held, PasteInput } from "#/site/clip.ts";
import { activeLanguages } from "#/site/language.ts";
import type { Editor } from "../../session/editor.ts";
import { withAssets } from "../../session/with-assets.ts";
import type { Translate } from "../../words/i18n.ts";
import { bringFiles, noFiles } from "./bring-files.ts";
import type { BringContents, BroughtFiles } from "./bring-files.ts";
import { samePaths } from "./linked-places.ts";

/** Where the server is asked to bring pictures along. */
export interface Copies {
  readonly path: string;
  readonly body?: object;
}

/** Where the pictures of what is saved come from. */
export function savedPictures(editor: Editor, saved: string): Copies {
  return { path: `sites/${editor.site.id}/saved-sections/${saved}/assets` };
}

/** Where the pictures and files of a clip come from: its site, where it is left out. */
export interface ContentSource {
  readonly copies?: Copies;
  /** Brings those that no site has. Answers what each of them is in this one. */
  readonly bring?: (wanted: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  readonly bringContents?: BringContents;
}

interface BroughtClip extends ContentSource {
  readonly clip: Clip;
}

function isOfSite(editor: Editor, { origin, site }: Clip): boolean {
  return origin === location.origin && site === editor.site.id;
}

/** What the pictures of a clip are in this site: they come along from a site that the account may see. */
async function copyPictures(
  editor: Editor,
  { clip, copies }: BroughtClip,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const isHere = clip.origin === location.origin;
  const known = isOfSite(editor, clip) ? editor.assets.get() : new Map();
  const found = new Map([...wanted].filter((id) => known.has(id)).map((id) => [id, id]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (!isHere || missing.length === 0) return found;
  try {
    const { path, body } = copies ?? {
      path: `sites/${editor.site.id}/assets/copies`,
      body: { from: clip.site, assets: missing },
    };
    const answer = await editor.call<unknown[]>(path, { method: "POST", ...(body && { body }) });
    const copied = answer.map((one) => copiedAssetSchema.parse(one));
    const added = copied.map(({ asset }) => asset);
    editor.assets.set(withAssets(editor.assets.get(), added));
    for (const { from, asset } of copied) found.set(from, asset.id);
  } catch {
    // the words come without them, and it is said
  }
  return found;
}

/** What copying a clip needs of this site, whatever comes along. */
export function siteInput(editor: Editor, clip: Clip): Omit<PasteInput, "pictures" | "files"> {
  return {
    createId,
    languages: activeLanguages(editor.store.records().site?.languages ?? []),
    pages: samePaths(editor, clip),
    isSameSite: isOfSite(editor, clip),
  };
}

/** What copying a clip needs, with what came along. */
export interface BroughtInput extends PasteInput, Pick<BroughtFiles, "steps"> {
  /** How many pictures didn't come along. */
  readonly lostPictures: number;
}

/** The pictures and files of what is pasted, brought along, and what copying needs besides; those that are lost are told. */
export async function pasteInput(
  editor: Editor,
  { held, t, ...from }: BroughtClip & { held: readonly Held[]; t: Translate<"editing"> },
): Promise<BroughtInput> {
  const { clip, bring, bringContents } = from;
  const wanted = picturesOf(held);
  const pictures = await (bring ? bring(wanted) : copyPictures(editor, from, wanted));
  const lost = [...wanted].filter((id) => !pictures.has(id)).length;
  if (lost > 0) editor.toast(t("clipboard.picturesLost", { count: lost }));
  const isHere = isOfSite(editor, clip);
  const brought = isHere
    ? noFiles
    : await bringFiles(editor, { clip, linked: filesOf(held), bring: bringContents });
  return { ...siteInput(editor, clip), pictures, ...brought, lostPictures: lost };
}
