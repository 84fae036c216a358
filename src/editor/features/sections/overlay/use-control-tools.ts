import { useMemo } from "react";
import type { ControlTools } from "#/fields/field-control.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import { createPalette } from "#/site/palette.ts";
import type { PaletteColours } from "#/site/palette.ts";
import { initialTheme } from "#/site/theme.ts";
import { seenTopics, siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { choosingOf } from "../../../fields/library/choosing.ts";
import { acceptedPictures, replacePicture } from "../../../fields/picture/picture-commands.ts";
import { assetAddress } from "../../../fields/picture/picture-files.ts";
import { navigate } from "../../../navigation/location.ts";
import { useEditor } from "../../../session/editor.ts";
import { openPanel } from "../../../shell/panel-state.ts";
import { useSignal } from "../../../signals/signal.ts";
import { namedItems } from "../../../fields/items/named-items.ts";
import type { FieldPlace } from "./use-field.ts";

/** The colours of a section or the footer: the site's, in its own mode where it has one. */
function useColours(target: Target): { colours: PaletteColours; hasSecond: boolean } {
  const { store } = useEditor();
  const theme =
    useStored(store, siteTopic("theme"), (records) => records.site?.theme) ?? initialTheme;
  const page = "page" in target ? target.page : "";
  const mode = useStored(store, [...seenTopics(page), siteTopic("footer")], (records) => {
    const found = findTarget(records, target);
    return found && "section" in found ? found.section.colorMode : undefined;
  });
  const colours = useMemo(
    () => createPalette({ ...theme, colorMode: mode ?? theme.colorMode }),
    [theme, mode],
  );
  return { colours, hasSecond: theme.second !== null };
}

/** What the control of a field needs of the editor. `onLeave` is called where it leads away. */
export function useControlTools(place: FieldPlace, onLeave: () => void): ControlTools {
  const editor = useEditor();
  const language = useSignal(editor.language);
  const site = useStored(editor.store, siteTopic("events"), (records) => records.site);
  const { colours, hasSecond } = useColours(place.target);
  const primary = primaryLanguage(site?.languages ?? []);
  const siteHours = useStored(
    editor.store,
    siteTopic("settings"),
    (records) => records.site?.settings.organisation.hours,
  );
  return {
    language,
    primary,
    siteHours,
    setSiteHours: (hours) =>
      void editor.dispatch({ name: "settings.set", args: { settings: { hours } } }),
    itemsOf: (list) => namedItems(editor.store.records(), place.target, list, [language, primary]),
    events: (site?.events ?? []).map(({ id, title, start }) => ({
      id,
      name: `${readText(title, language, primary)} · ${start.slice(0, 10)}`,
    })),
    showEvents: () => navigate(`/sites/${editor.site.id}/settings/events`),
    pictureAddress: ({ asset, crop }) => assetAddress(editor.site.id, asset, { width: 480, crop }),
    replacePicture: (file) => replacePicture(editor, place, file),
    choosePicture: () => choosingOf(editor).set(place),
    acceptedPictures,
    colours,
    hasSecondColour: hasSecond,
    showTheme() {
      onLeave();
      openPanel(editor).set("theme");
    },
  };
}
