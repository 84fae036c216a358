import type { LatePlaces, Places } from "../session/places.ts";
import type { Feature } from "./feature.ts";

/** The first address that a feature has for something. */
function firstOf<Answer>(answers: readonly (Answer | undefined)[]): Answer | undefined {
  return answers.find((answer) => answer !== undefined);
}

/** Loads where all features together edit what isn't on the canvas. */
export function loadPlaces(features: readonly Feature[]): Promise<readonly Places[]> {
  return Promise.all(features.flatMap(({ places }) => places?.() ?? []));
}

/** Where all features together edit what isn't on the canvas, loaded when it is first asked for. */
export function placesOf(features: readonly Feature[]): LatePlaces {
  let all: readonly Places[] | undefined;
  return {
    deedOf: (step, via) => firstOf((all ?? []).map((places) => places.deedOf?.(step, via))),
    ofStep: (site, step) => firstOf((all ?? []).map((places) => places.ofStep(site, step))),
    ofField: (site, target, path) =>
      firstOf((all ?? []).map((places) => places.ofField(site, target, path))),
    whenKnown(then) {
      if (all) return then();
      const know = (known: readonly Places[]): void => {
        all = known;
      };
      void loadPlaces(features)
        .then(know, () => undefined)
        .then(then);
    },
  };
}
