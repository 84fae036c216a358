import type { Places } from "../session/places.ts";
import type { EditingParts } from "./feature.ts";

/** The first address that a feature has for something. */
function firstOf<Answer>(answers: readonly (Answer | undefined)[]): Answer | undefined {
  return answers.find((answer) => answer !== undefined);
}

/** Where all features together edit what isn't on the canvas. */
export function placesOf(parts: readonly EditingParts[]): Places {
  const all = parts.flatMap(({ places }) => places ?? []);
  return {
    ofStep: (site, step) => firstOf(all.map((places) => places.ofStep(site, step))),
    ofField: (site, target, path) =>
      firstOf(all.map((places) => places.ofField(site, target, path))),
  };
}
