import { createContext, use } from "react";
import type { DraftKeeper } from "./draft-keeper.ts";

export const DraftsContext = createContext<DraftKeeper | null>(null);

/** Keeps what is typed on this screen. @throws outside of it */
export function useDrafts(): DraftKeeper {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error("This field stands outside of the settings");
  return drafts;
}
