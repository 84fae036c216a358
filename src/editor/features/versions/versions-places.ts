import { describeOperation } from "#/site/operations/describe.ts";
import type { Places } from "../../session/places.ts";
import { translator } from "../../words/i18n.ts";
import { stepWords } from "./step-words.ts";

/** What is undone and done again has the words of the timeline; none of it stands on a screen of its own. */
export const versionsPlaces: Places = {
  deedOf: (step, via) =>
    stepWords(translator("versions"), { ...describeOperation(step), via, count: 1 }),
  ofStep: () => undefined,
  ofField: () => undefined,
};
