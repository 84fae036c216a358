import type { Step } from "#/site/operations/operation.ts";
import { placeOf } from "../document-store/place.ts";
import type { Translate } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";

interface Surroundings {
  readonly t: Translate;
  readonly showAddress: (address: string) => void;
}

/** Selects what a step changed and brings it into view. Of what isn't on the canvas, the canvas says that it changed. */
export function showChange(editor: Editor, step: Step, { t, showAddress }: Surroundings): void {
  const { page, section, part, path } = placeOf(step);
  const canvas = editor.canvas.get();
  const address = editor.places.ofStep(editor.site.id, step);
  const isOnCanvas = page !== undefined || part !== undefined;
  if (address !== undefined && !(canvas && isOnCanvas)) {
    if (!canvas) showAddress(address);
    else
      editor.toast(t("save.settingChanged"), {
        label: t("save.show"),
        run: () => showAddress(address),
      });
    return;
  }
  // from the settings the way leads to the canvas
  if (page !== undefined && (page !== editor.page.get() || !canvas)) editor.openPage(page);
  const target = part
    ? { part }
    : page !== undefined && section !== undefined
      ? { page, section }
      : undefined;
  if (!target) return;
  editor.selection.set(target);
  editor.canvas.get()?.reveal(target, path ? { path } : {});
}
