import { useCallback } from "react";
import { type SiteRole, isAtLeast } from "#/api/roles.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Theme } from "#/site/theme.ts";
import { useSignal } from "../signals/signal.ts";
import type { SaveState } from "../document-store/save-state.ts";
import { indexTopic, siteTopic } from "../document-store/topics.ts";
import { useStored } from "../document-store/use-stored.ts";
import { useEditor } from "./editor.ts";

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("No site");
  return value;
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

/** Whether the server has everything. */
export function useSaveState(): SaveState {
  return useSignal(useEditor().store.save);
}

/** Whether the user may do here what needs a role. */
export function useMay(): (needed: SiteRole) => boolean {
  const role = useSignal(useEditor().role);
  return useCallback((needed) => isAtLeast(role, needed), [role]);
}
