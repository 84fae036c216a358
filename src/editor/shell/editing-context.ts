import { createContext, use, useMemo } from "react";
import { type SiteRole, isAtLeast } from "#/api/roles.ts";
import { useEditor } from "../session/editor.ts";
import { useSignal } from "../signals/signal.ts";
import type { EditingParts, Feature } from "./feature.ts";

/** A part of the editing parts, of a feature with this name. */
export type NamedEditingParts = EditingParts & {
  readonly name: string;
  readonly needs: SiteRole;
};

/** Loads what all features do while a site is open. */
export function loadEditingParts(features: readonly Feature[]): Promise<NamedEditingParts[]> {
  return Promise.all(
    features.map(async ({ name, needs = "editor", editing }) => ({
      name,
      needs,
      ...(await editing?.()),
    })),
  );
}

export const EditingContext = createContext<readonly NamedEditingParts[]>([]);

/** What features do in the site that is open, as far as they are for the user's role. */
export function useEditing(): readonly NamedEditingParts[] {
  const parts = use(EditingContext);
  const role = useSignal(useEditor().role);
  return useMemo(() => parts.filter(({ needs }) => isAtLeast(role, needs)), [parts, role]);
}
