import { createContext, use } from "react";
import type { Feature } from "./feature.ts";

export const FeaturesContext = createContext<readonly Feature[]>([]);

/** Everything that the editor is made of; `features/registry.ts` lists it. */
export function useFeatures(): readonly Feature[] {
  return use(FeaturesContext);
}
