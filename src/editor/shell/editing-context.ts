import { createContext, use } from "react";
import type { EditingParts, Feature } from "./feature.ts";

/** A part of the editing parts, of a feature with this name. */
export type NamedEditingParts = EditingParts & { readonly name: string };

/** Loads what all features do while a site is open. */
export function loadEditingParts(features: readonly Feature[]): Promise<NamedEditingParts[]> {
  return Promise.all(features.map(async ({ name, editing }) => ({ name, ...(await editing?.()) })));
}

export const EditingContext = createContext<readonly NamedEditingParts[]>([]);

/** What features do in the site that is open. */
export function useEditing(): readonly NamedEditingParts[] {
  return use(EditingContext);
}
