import type { SavedSection } from "#/api/saved-sections.ts";
import type { StarterAnswer } from "#/api/starters.ts";
import type { ReadyPage } from "#/site/ready-words/ready-pages.data.ts";

/** A page of a starter. */
export interface ChosenStarterPage {
  /** The starter's id. */
  readonly starter: string;
  readonly answer: StarterAnswer;
  readonly page: string;
  /** In the site's language, where the starter has it. */
  readonly name: string;
}

/** What a new page begins with; nothing is chosen yet where it is `none`. */
export type PageSource =
  | { readonly kind: "none" }
  | { readonly kind: "empty" }
  | { readonly kind: "saved"; readonly saved: SavedSection }
  | ({ readonly kind: "starter" } & ChosenStarterPage)
  | { readonly kind: "ready"; readonly ready: ReadyPage }
  | { readonly kind: "copy"; readonly page: string };

/** What is chosen, for whoever offers something to begin with. */
export interface SourceProps {
  readonly source: PageSource;
  readonly onChoose: (source: PageSource) => void;
}
