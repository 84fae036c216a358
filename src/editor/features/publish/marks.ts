import type { LanguageCode } from "#/site/language.ts";
import type { Problem } from "#/site/problem.ts";
import { fieldTopic } from "../../document-store/topics.ts";

/** Problems of one field that stands on the page. */
export interface Mark {
  /** The field that is marked. */
  readonly topic: string;
  readonly problems: readonly Problem[];
}

/** So many are marked: with more of them none would be seen. */
const mostMarks = 60;

/** The field of a problem that is drawn, or what that is a part of; undefined where nothing of it stands on the page. */
function drawnTopic(document: Document, { target, path }: Problem): string | undefined {
  if (!target) return undefined;
  for (let end = path.length; end > 0; end -= 1) {
    const topic = fieldTopic(target, path.slice(0, end));
    if (document.querySelector(`[data-topic="${CSS.escape(topic)}"]`)) return topic;
  }
  return undefined;
}

/** What is to be marked on a page that is read in a language: its own problems, and those of all languages. */
export function marksOf(
  document: Document,
  problems: readonly Problem[],
  language: LanguageCode,
): readonly Mark[] {
  const marks = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.language !== null && problem.language !== language) continue;
    const topic = drawnTopic(document, problem);
    if (topic === undefined) continue;
    const known = marks.get(topic);
    if (known) known.push(problem);
    else if (marks.size < mostMarks) marks.set(topic, [problem]);
  }
  return [...marks].map(([topic, found]) => ({ topic, problems: found }));
}
