import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Theme } from "#/site/theme.ts";
import { insertSection } from "../commands/section-commands.ts";
import { useCell } from "../document-store/cell.ts";
import type { DispatchResult } from "../document-store/document-store-types.ts";
import type { SaveState } from "../document-store/save-state.ts";
import { indexTopic, siteTopic } from "../document-store/topics.ts";
import { useStored } from "../document-store/use-stored.ts";
import { useEditor } from "../editor.ts";
import type { Selection } from "../editor.ts";

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The editor has no site");
  return value;
}

/** The site's own record. Parts of it are told of by `useTheme` and `useSitePart`; this renders for all of them. */
export function useSite(): SiteRecord {
  const { store } = useEditor();
  const parts = ["name", "theme", "languages", "settings", "events", "isPrimaryDefault"] as const;
  return present(useStored(store, parts.map(siteTopic), (records) => records.site));
}

/** One part of the site's record, e.g. `languages`. */
export function useSitePart<Part extends "name" | "theme" | "languages" | "settings" | "events">(
  part: Part,
): SiteRecord[Part] {
  const { store } = useEditor();
  return present(useStored(store, siteTopic(part), (records) => records.site?.[part]));
}

/** The theme that is set; what is only previewed is not in it. */
export function useTheme(): Theme {
  return useSitePart("theme");
}

/** All pages and their paths. */
export function usePageIndex(): PageIndex {
  const { store } = useEditor();
  return present(useStored(store, indexTopic, (records) => records.index));
}

/** Does steps as one thing that can be undone; a refusal shows as a toast. */
export function useDispatch(): (steps: Step | readonly Step[]) => DispatchResult {
  return useEditor().dispatch;
}

/** What is selected on the canvas, and how to select something else. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const { selection } = useEditor();
  return [useCell(selection), selection.set];
}

export function useSaveState(): SaveState {
  return useCell(useEditor().store.save);
}

/** Shows a part of another theme without setting it; null goes back. Custom properties only, nothing is drawn anew. */
export function usePreviewTheme(): (theme: Partial<Theme> | null) => void {
  return useEditor().themePreview.set;
}

/** Adds a section of a template behind another one (null: first) and answers its id. */
export function useInsertSection(): (place: {
  template: string;
  after: string | null;
}) => string | undefined {
  const editor = useEditor();
  return (place) => insertSection(editor, place);
}
