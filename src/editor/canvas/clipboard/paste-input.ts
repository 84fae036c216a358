import { copiedAssetSchema } from "#/api/assets.ts";
import { createId } from "#/lib/create-id.ts";
import { filesOf, picturesOf } from "#/site/clip.ts";
import type { Clip, Held, PasteInput } from "#/site/clip.ts";
import { activeLanguages } from "#/site/language.ts";
import type { Editor } from "../../session/editor.ts";
import { withAssets } from "../../session/with-assets.ts";
import type { Translate } from "../../words/i18n.ts";
import { bringFiles, noFiles } from "./bring-files.ts";
import type { BroughtFiles } from "./bring-files.ts";
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

/** A clip, and where its pictures come from; its site where that is left out. */
interface BroughtClip {
  readonly clip: Clip;
  readonly copies?: Copies;
}

/** What the pictures of a clip are in this site: they come along from a site that the account may see. */
async function bringPictures(
  editor: Editor,
  { clip, copies }: BroughtClip,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const isHere = clip.origin === location.origin;
  const known = clip.site === editor.site.id && isHere ? editor.assets.get() : new Map();
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

/** What copying a clip needs, with what came along. */
export interface BroughtInput extends PasteInput, Pick<BroughtFiles, "steps"> {
  /** How many pictures didn't come along. */
  readonly lostPictures: number;
}

/** The pictures of what is pasted, brought along, and what copying needs besides; those that are lost are told. */
export async function pasteInput(
  editor: Editor,
  { held, t, ...from }: BroughtClip & { held: readonly Held[]; t: Translate<"editing"> },
): Promise<BroughtInput> {
  const { clip } = from;
  const wanted = picturesOf(held);
  const pictures = await bringPictures(editor, from, wanted);
  const lost = [...wanted].filter((id) => !pictures.has(id)).length;
  if (lost > 0) editor.toast(t("clipboard.picturesLost", { count: lost }));
  const isSameSite = clip.origin === location.origin && clip.site === editor.site.id;
  const brought = isSameSite ? noFiles : await bringFiles(editor, clip, filesOf(held));
  return {
    createId,
    languages: activeLanguages(editor.store.records().site?.languages ?? []),
    pictures,
    ...brought,
    pages: samePaths(editor, clip),
    isSameSite,
    lostPictures: lost,
  };
}
