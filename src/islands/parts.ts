import { whenThere } from "./when-there.ts";

/** A file that pages have which carry its mark. */
export type Part = readonly [mark: string, load: () => Promise<{ readonly init: () => void }>];

/** Brings parts to life on the page that has just come, each as soon as its marked places are `ready`. Answers when that is done. */
export function initParts(
  parts: readonly Part[],
  ready: (places: NodeListOf<Element>) => Promise<unknown>,
): Promise<unknown> {
  return Promise.all(
    parts.map(([mark, load]) => {
      const places = document.querySelectorAll(mark);
      return places.length && whenThere(ready(places).then(load), ({ init }) => init());
    }),
  );
}
