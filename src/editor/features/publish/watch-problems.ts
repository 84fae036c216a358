import { templates } from "#/sections/definitions.ts";
import { withAbout } from "#/site/checks/about-problem.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import type { Problem } from "#/site/problem.ts";
import { pageKey } from "#/site/records.ts";
import { shownSections } from "#/site/section-own.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";
import { marksState } from "./marks-state.ts";
import { mayMend } from "./may-mend.ts";

/** After the last change it is quiet for so long before anything is looked at, in milliseconds. */
const quietFor = 800;
/** A browser that is never idle is not waited for any longer. */
const longestWait = 4_000;

/** Calls when the browser has nothing else to do. */
function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/** What of the site stands on every page, or where a linked section stands on this one. */
function isHere({ target }: Problem, sections: readonly Section[]): boolean {
  if (!target || !("part" in target)) return false;
  if (target.part === "linked") return sections.some(({ linked }) => linked === target.linked);
  return target.part === "navigation" || target.part === "footer";
}

function problemsOf(
  { store, page, assets, role }: Editor,
  off: readonly string[],
): readonly Problem[] | undefined {
  const records = store.records();
  const shown = page.get();
  const current = records[pageKey(shown)];
  if (!records.site || !records.index || !current) return undefined;
  const checks = createPublishChecks(records, templates, (id) => assets.get().get(id), off);
  const found = [
    ...checks.page(shown),
    ...checks.site().filter((one) => isHere(one, shownSections(current.sections))),
  ];
  const own = found.filter((one) => mayMend(role.get(), records, one));
  return withAbout({ records, templates }, own);
}

/**
 * Looks for problems of the page on the canvas that its user may mend: late, when nothing is typed and the browser is idle. `off` are the pages
 * that are unpublished. The answer ends it.
 */
export function watchProblems(editor: Editor, off: readonly string[]): () => void {
  const { problems } = marksState(editor);
  let cancel = (): void => undefined;
  const later = (): void => {
    cancel();
    cancel = editor.timers.after(quietFor, () => (cancel = whenIdle(look)));
  };
  const look = (): void => {
    if (editor.canvas.get()?.text.isPending.get()) return later();
    problems.set(problemsOf(editor, off));
  };
  const { store, page, serverEvent, canvas, role } = editor;
  const ends = [store.history, page, serverEvent, canvas, role].map((one) => one.subscribe(later));
  cancel = whenIdle(look);
  return () => {
    cancel();
    for (const end of ends) end();
  };
}
