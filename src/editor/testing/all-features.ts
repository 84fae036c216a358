import { features } from "../features/registry.ts";
import { loadEditingParts } from "../shell/editing-context.ts";
import { placesOf } from "../shell/places-of.ts";
import { registerFeatureWords } from "../shell/register-words.ts";

registerFeatureWords(features);

/** What features do while a site is open, as the editor has it. */
export const editingParts = await loadEditingParts(features);

/** Where features edit what isn't on the canvas; known. */
export const places = placesOf(features);
await new Promise<void>((resolve) => places.whenKnown(resolve));
