import type { Step } from "#/site/operations/operation.ts";
import { placeOf } from "../document-store/place.ts";
import type { Editor } from "./editor.ts";
import type { Translate } from "../words/i18n.ts";
import type { SettingsTabName } from "../features/settings/settings-tabs.ts";
import { tabOfStep } from "../features/settings/tab-of-step.ts";

interface Surroundings {
  readonly t: Translate;
  readonly showSettings: (tab: SettingsTabName) => void;
}

/** Selects what a step changed and brings it into view. Of a setting the canvas says that it changed. */
export function showChange(editor: Editor, step: Step, { t, showSettings }: Surroundings): void {
  const { page, section, part, path } = placeOf(step);
  const canvas = editor.canvas.get();
  const tab = tabOfStep(step);
  const isOnCanvas = page !== undefined || part !== undefined;
  if (tab !== undefined && !(canvas && isOnCanvas)) {
    if (!canvas) showSettings(tab);
    else
      editor.toast(t("save.settingChanged"), {
        label: t("save.show"),
        run: () => showSettings(tab),
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
