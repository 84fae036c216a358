import type { SettingsPatch } from "#/site/settings-patch.ts";
import type { Editor } from "../../../session/editor.ts";

/** Sets some of the plain settings, as one step that can be undone. */
export function setSettings(editor: Editor, settings: SettingsPatch): void {
  editor.dispatch({ name: "settings.set", args: { settings } });
}
