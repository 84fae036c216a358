import type { LanguageCode } from "#/site/language.ts";
import type { Problem } from "#/site/problem.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { sortOf } from "./problem-groups.ts";

/** Problems of one field that stands on the page. */
export interface Mark {
  /** The field that is marked. */
  readonly topic: string;
  readonly problems: readonly Problem[];
}

/** A problem and the field where it is marked. */
interface Spot {
  readonly topic: string;
  readonly problem: Problem;
}

/** So many are marked: with more of them none would be seen. */
const mostMarks = 60;

/** The field of a problem that is drawn, or what that is a part of; undefined where nothing of it stands on the page. */
function drawnTopic(drawn: ReadonlySet<string>, { target, path }: Problem): string | undefined {
  if (!target) return undefined;
  for (let end = path.length; end > 0; end -= 1) {
    const topic = fieldTopic(target, path.slice(0, end));
    if (drawn.has(topic)) return topic;
  }
  return undefined;
}

function drawnTopics(document: Document): ReadonlySet<string> {
  const fields = document.querySelectorAll<HTMLElement>("[data-topic]");
  return new Set([...fields].map((field) => field.dataset["topic"] ?? ""));
}

/** Finds the element of a field on the page. The whole page is looked through only when another has taken its place. */
export function fieldFinder(document: Document, topic: string): () => HTMLElement | null {
  let known: HTMLElement | null = null;
  return () => {
    if (!known?.isConnected || known.dataset["topic"] !== topic)
      known = document.querySelector(`[data-topic="${CSS.escape(topic)}"]`);
    return known;
  };
}

/** Whether the section around a field is seen. One that rests out of view would be laid out to measure its fields. */
export function isSectionInView(field: Element): boolean {
  const section = field.closest('main > [id^="comp-"]');
  if (!section) return true;
  const { top, bottom } = section.getBoundingClientRect();
  return bottom >= 0 && top <= (field.ownerDocument.defaultView?.innerHeight ?? 0);
}

/**
 * Examples of a section have one mark, which stands at the first of its made-up facts, or else of its words: a page that
 * was just made would be covered with marks. Each problem is led to the field that it is marked at.
 */
function gatherExamples(spots: readonly Spot[]): readonly Spot[] {
  const examples = Map.groupBy(
    spots.filter(({ problem }) => sortOf(problem) === "example"),
    ({ problem: { page, section, target } }) => JSON.stringify([page, section, target]),
  );
  const places = new Map<Spot, string>();
  for (const one of examples.values()) {
    const at = one.find(({ problem }) => problem.code === "placeholder-fact") ?? one[0];
    for (const spot of one) places.set(spot, at?.topic ?? spot.topic);
  }
  return spots.map((spot) => ({ ...spot, topic: places.get(spot) ?? spot.topic }));
}

/** What is to be marked on a page that is read in a language: its own problems, and those of all languages. */
export function marksOf(
  document: Document,
  problems: readonly Problem[],
  language: LanguageCode,
): readonly Mark[] {
  const drawn = drawnTopics(document);
  const spots = problems.flatMap((problem) => {
    if (problem.language !== null && problem.language !== language) return [];
    const topic = drawnTopic(drawn, problem);
    return topic === undefined ? [] : [{ topic, problem }];
  });
  const marks = Map.groupBy(gatherExamples(spots), ({ topic }) => topic);
  return [...marks]
    .slice(0, mostMarks)
    .map(([topic, of]) => ({ topic, problems: of.map(({ problem }) => problem) }));
}
