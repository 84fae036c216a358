import { mayApply } from "#/api/roles.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { PlacedPicture } from "#/api/library.ts";
import type { Asset, Picture } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import { ApiError } from "../../api/api-error.ts";
import type { TextConflict } from "../../document-store/document-store-types.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Topic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";
import { loadPages } from "../../session/load-pages.ts";
import { notedPictureSteps } from "../../fields/picture/moved-ink.ts";
import { pictureSteps } from "../../fields/picture/picture-steps.ts";
import { takesAlt } from "../../fields/library/library-items.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";

/** Whether a role may change the picture at a place. */
export function mayChange(role: SiteRole, { target, path }: PlacedPicture): boolean {
  return mayApply(role, { name: "picture.set", args: { target, path, value: null } });
}

/** The places as they stand in this editor; those that have another picture by now are left out. */
async function currentPlaces(
  editor: Editor,
  places: readonly PlacedPicture[],
): Promise<PlacedPicture[]> {
  await loadPages(
    editor,
    places.map(({ page }) => page),
  );
  const records = editor.store.records();
  return places.flatMap((place) => {
    const picture = valueOfKind(records, { ...place, kind: "picture" });
    return picture?.asset === place.picture.asset ? [{ ...place, picture }] : [];
  });
}

function dispatch(editor: Editor, steps: readonly Step[]): boolean {
  return steps.length > 0 && editor.dispatch(steps).outcome === "done";
}

function setStep({ target, path }: PlacedPicture, value: Picture): Step {
  return { name: "picture.set", args: { target, path, value } };
}

interface Description {
  readonly language: LanguageCode;
  readonly text: string;
  /** What whoever wrote it saw at a place; without it what stands there. */
  readonly seen?: (place: PlacedPicture) => string;
}

/** Where the words of a picture at a place are found. */
export function altTopic({ target, path }: PlacedPicture): Topic {
  return fieldTopic(target, [...path, "alt"]);
}

/**
 * Does what can be done of steps on texts, as one step to undo: a text that others have written anew becomes a conflict,
 * and keeps none of the others waiting. Answers whether all is done.
 */
function dispatchApart(editor: Editor, steps: ReadonlyMap<Topic, Step>): boolean {
  const left = new Map(steps);
  while (left.size > 0) {
    const result = editor.dispatch([...left.values()]);
    if (result.outcome !== "conflict") return result.outcome === "done" && left.size === steps.size;
    left.delete(result.conflict.key);
  }
  return steps.size === 0;
}

/**
 * Describes a picture in a language, wherever it stands. One step to undo. Where others have described it since it was
 * looked at, both wordings are merged, or that place becomes a conflict. Answers whether every place says it now.
 * @throws ApiError where a page can't be had, or there is no place to describe it at
 */
export async function describePicture(
  editor: Editor,
  places: readonly PlacedPicture[],
  { language, text, seen }: Description,
): Promise<boolean> {
  const role = editor.role.get();
  const allowed = places.filter((place) => takesAlt(place) && mayChange(role, place));
  if (allowed.length === 0)
    throw new ApiError({
      status: 403,
      code: "forbidden",
      message: "This role describes it nowhere",
    });
  const own = await currentPlaces(editor, allowed);
  if (own.length === 0)
    throw new ApiError({ status: 404, code: "not-found", message: "The picture stands nowhere" });
  const steps = new Map<Topic, Step>();
  for (const place of own) {
    const { target, path, picture } = place;
    const now = picture.alt[language]?.text ?? "";
    if (now === text) continue;
    const before = places.find((one) => one.target === target && one.path === path);
    const was = (before && seen?.(before)) ?? now;
    const args = { target, path: [...path, "alt"], language, text, was };
    steps.set(altTopic(place), { name: "text.set", args });
  }
  return dispatchApart(editor, steps);
}

/**
 * Gives all places of a picture the wording that was chosen of two, and answers it. Until they have it both wordings
 * stay; undefined where that was refused. @throws ApiError as describing it does
 */
export async function settleDescription(
  editor: Editor,
  places: readonly PlacedPicture[],
  { conflict, choice }: { readonly conflict: TextConflict; readonly choice: "mine" | "theirs" },
): Promise<string | undefined> {
  const { store } = editor;
  const { language, mine, theirs } = conflict;
  const fields = new Set(places.map(altTopic));
  const settled = store.conflicts
    .get()
    .filter((one) => fields.has(one.key) && one.language === language);
  await loadPages(
    editor,
    places.map(({ page }) => page),
  );
  // they may have gone on writing
  const now = valueOfKind(store.records(), { ...conflict, kind: "text" });
  const text = choice === "mine" ? mine : now ? (now[language]?.text ?? "") : theirs;
  if (!(await describePicture(editor, places, { language, text }))) return undefined;
  for (const one of settled) store.resolveConflict(one, "theirs");
  return text;
}

/** Says wherever a picture stands that it is only decoration, or takes that back. @throws ApiError */
export async function decorate(
  editor: Editor,
  places: readonly PlacedPicture[],
  isDecorative: boolean,
): Promise<boolean> {
  const role = editor.role.get();
  const own = await currentPlaces(
    editor,
    places.filter((place) => takesAlt(place) && mayChange(role, place)),
  );
  const steps = own.map((place) => {
    const { isDecorative: _before, ...picture } = place.picture;
    return setStep(place, isDecorative ? { ...picture, isDecorative } : picture);
  });
  return dispatch(editor, steps);
}

/** Crops are shares of a picture: they fit another one of the same form. */
function hasSameForm(one: Asset | undefined, other: Asset): boolean {
  return one !== undefined && Math.abs(one.width / one.height - other.width / other.height) < 0.01;
}

export interface Replacement {
  readonly from: Asset;
  readonly to: Asset;
  /** The words for it in every language; those for the one before stay behind (ALT-02). */
  readonly alt: Picture["alt"];
}

/** What becomes of the picture at a place. */
function replaced(place: PlacedPicture, { from, to, alt }: Replacement): Picture {
  const crop = hasSameForm(from, to) ? place.picture.crop : null;
  return { ...place.picture, asset: to.id, crop, alt: takesAlt(place) ? alt : {} };
}

/** Puts another picture into places, with the shade that words on it need. One step to undo. @throws ApiError */
export async function replacePictures(
  editor: Editor,
  places: readonly PlacedPicture[],
  replacement: Replacement,
): Promise<boolean> {
  const own = await currentPlaces(editor, places);
  return dispatch(
    editor,
    own.flatMap((place) => notedPictureSteps(editor, place, replaced(place, replacement))),
  );
}

/** Takes pictures out of every place, with the shades that came with them. Answers whether anything changed. @throws ApiError */
export async function emptyPlaces(editor: Editor, items: readonly LibraryItem[]): Promise<boolean> {
  const own = await currentPlaces(
    editor,
    items.flatMap(({ places }) => places),
  );
  return dispatch(
    editor,
    own.flatMap((place) => pictureSteps(editor, place, null)),
  );
}
