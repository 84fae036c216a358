/** A page that was shown in place of another. */
export interface ShownPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

/** What a loader may do with the page. Loaders import nothing else, so that each is one small file. */
export interface LoaderPage {
  /** Loads a script by its address: no text of a script ever stands in a page (R14). */
  script(src: string): HTMLScriptElement;
  /** The page's global names, which vendors' scripts read and write. */
  globals<Names>(): Partial<Names>;
  /** Calls back for every page that is shown in place of another. */
  onPage(notify: (page: ShownPage) => void): void;
}

/** Starts a vendor with what the site has stored of it: the export `load` of a vendor's `loader.ts`. */
export type Load<Value extends string> = (
  values: Readonly<Record<Value, string>>,
  page: LoaderPage,
) => void;
