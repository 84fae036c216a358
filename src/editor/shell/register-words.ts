import { registerWords } from "../words/i18n.ts";
import type { Feature } from "./feature.ts";

/** Makes the words of all features known; they are loaded with what shows them. */
export function registerFeatureWords(features: readonly Feature[]): void {
  for (const { words = {} } of features)
    for (const [namespace, loaders] of Object.entries(words)) registerWords(namespace, loaders);
}
