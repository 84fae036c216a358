import { readyPages } from "./ready-pages.data.ts";
import { templateRows, templateSamples } from "./template-words.data.ts";

/**
 * What words of ready pages are: a "sample" describes something that nobody has ("greens, seeds, lemon"), a "start" may
 * be as good as the owner's own where it is short ("Our prices").
 */
export type SampleKind = "sample" | "start";

function allSamples(): Map<string, SampleKind> {
  const starts = [
    ...templateRows.flat(),
    ...readyPages.flatMap(({ sections }) =>
      sections.flatMap(({ heading, body, items = [] }) => [
        ...Object.values({ ...heading }),
        ...Object.values({ ...body }),
        ...items.flatMap((item) => Object.values({ ...item.heading })),
      ]),
    ),
  ];
  const samples = [
    ...templateSamples.flat(),
    ...readyPages.flatMap(({ sections }) =>
      sections.flatMap(({ items = [] }) => items.flatMap(({ body }) => Object.values({ ...body }))),
    ),
  ];
  return new Map([
    ...starts.map((text) => [text, "start"] as const),
    ...samples.map((text) => [text, "sample"] as const),
  ]);
}

let known: Map<string, SampleKind> | undefined;

/** What a text is among the words of ready pages, in any of their languages; undefined where it is none of them. */
export function sampleKind(text: string): SampleKind | undefined {
  known ??= allSamples();
  return known.get(text);
}
