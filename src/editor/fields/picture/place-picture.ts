import { mayApply } from "#/api/roles.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Picture } from "#/site/image.ts";
import { logoDefaultWidth } from "#/site/limits.ts";
import { navigationFields } from "#/site/navigation.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import type { Editor } from "../../session/editor.ts";
import { notedPictureSteps } from "./moved-ink.ts";
import { canvasAddress } from "./picture-files.ts";

import type { PictureSpot } from "./upload-state.ts";
import { localPicturesOf } from "./uploads.ts";

/** In milliseconds. */
const keptFor = 10_000;

/** Shows a file from this device until the server's is there, which has to be made first; it stays where that fails. */
export function showLocally(editor: Editor, asset: string, file: File): void {
  const local = localPicturesOf(editor);
  const address = URL.createObjectURL(file);
  const served = new Image();
  const end = (): void => {
    const rest = new Map(local.get());
    rest.delete(asset);
    local.set(rest);
    // the page shows it until it has taken in the other one
    editor.timers.after(keptFor, () => URL.revokeObjectURL(address));
  };
  served.addEventListener("load", end);
  local.set(new Map(local.get()).set(asset, address));
  served.src = canvasAddress(editor.site.id, { asset, crop: null });
}

/**
 * A picture for shared links that is the one which is replaced on its page goes along with it: of the page, and of the
 * site where that is the first page. One that was chosen for itself stays.
 */
function sharingSteps(
  { store, role }: Editor,
  { target }: PictureSpot,
  { before, value }: { before: Picture; value: Picture },
): Step[] {
  if (!("section" in target)) return [];
  const { page } = target;
  const isFirst = store.records().index?.entries[0]?.id === page;
  const owners = [
    { part: "meta", page } as const,
    ...(isFirst ? [{ part: "settings" } as const] : []),
  ];
  const spots = owners.map((own) => ({ target: own, path: ["socialImage"] }));
  return spots
    .filter(
      (one) => valueOfKind(store.records(), { ...one, kind: "picture" })?.asset === before.asset,
    )
    .map((one) => ({ name: "picture.set", args: { ...one, value } }))
    .filter((step) => mayApply(role.get(), step));
}

/** In pixels: as high as a logo stands in the bar with some room above and below. */
const firstLogoHeight = 60;

/** The first logo that would be higher than the bar at the width that every logo begins with is as wide as it fits. */
function firstLogoSteps(
  { assets, store, role }: Editor,
  { target, path }: PictureSpot,
  asset: string,
): Step[] {
  if (!("part" in target) || target.part !== "navigation" || path[0] !== "logo") return [];
  const spot = { target, path: ["logoWidth"] };
  const { width, height } = assets.get().get(asset) ?? { width: 0, height: 0 };
  const fitting = Math.round((firstLogoHeight * width) / height);
  const stored = valueOfKind(store.records(), { ...spot, kind: "number" });
  if (stored !== logoDefaultWidth || !(fitting < stored)) return [];
  const { min } = navigationFields.logoWidth;
  const step = { name: "field.set", args: { ...spot, value: Math.max(min, fitting) } };
  return mayApply(role.get(), step) ? [step] : [];
}

/** Puts a whole picture with its words into a field; that what stood there is only decoration goes on to be so. One step to undo. */
export function placePicture(
  editor: Editor,
  spot: PictureSpot,
  { asset, alt }: Pick<Picture, "asset" | "alt">,
): void {
  const before = valueOfKind(editor.store.records(), { ...spot, kind: "picture" });
  const isDecorative = before?.isDecorative;
  const said = isDecorative ? { alt, isDecorative } : { alt };
  const value = { asset, ...said, crop: null, focus: null };
  editor.dispatch([
    ...notedPictureSteps(editor, spot, value),
    ...(before
      ? sharingSteps(editor, spot, { before, value })
      : firstLogoSteps(editor, spot, asset)),
  ]);
}
