import type { ProblemInfo } from "#/api/publishing.ts";
import { linkedAt } from "#/site/linked.ts";
import { targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Editor } from "./editor.ts";
import { withLinkedSpot } from "./with-linked-spot.ts";
import { navigate } from "../navigation/location.ts";
import { isSpot } from "./spot.ts";
import type { Spot } from "./spot.ts";
import { loadWords, translate, translator } from "../words/i18n.ts";

/** What of a page the canvas can show. */
function shownSpot(target: unknown): Spot | undefined {
  const read = targetSchema.safeParse(target);
  return read.success && isSpot(read.data) ? read.data : undefined;
}

/** The address of the field that a problem is about; undefined where it stands on the canvas. */
function addressOf({ site, places }: Editor, { target, path }: ProblemSpot): string | undefined {
  const read = targetSchema.safeParse(target);
  return read.success ? places.ofField(site.id, read.data, path) : undefined;
}

/** What has to be known of a problem, or of a change, to show it. */
export type ProblemSpot = Pick<ProblemInfo, "page" | "target" | "path" | "language"> & {
  /** A popover opens at its field, which has the keyboard instead of its words. */
  readonly hasPopover?: boolean;
};

type Linked = Extract<Target, { part: "linked" }>;

interface PlacedSpot extends ProblemSpot {
  /** The linked section whose field it is about. */
  readonly of?: Target;
}

/** The linked section of the site that a problem is about. */
function linkedOf({ store }: Editor, { target }: ProblemSpot): Linked | undefined {
  const { data } = targetSchema.safeParse(target);
  const isLinked = data && "part" in data && data.part === "linked";
  const { site } = store.records();
  return isLinked && site && linkedAt(data, site) ? data : undefined;
}

/** Whether there is something to show, on a page or at an address of its own. */
export function canShowProblem(editor: Editor, problem: ProblemSpot): boolean {
  return (
    linkedOf(editor, problem) !== undefined ||
    problem.page !== null ||
    shownSpot(problem.target) !== undefined ||
    addressOf(editor, problem) !== undefined
  );
}

/** Calls once the page is on the canvas. */
function whenShown(editor: Editor, page: string | null, then: () => void): void {
  const { canvas } = editor;
  const wanted = page ?? editor.page.get();
  if (canvas.get() && editor.page.get() === wanted) return then();
  // from the settings the way leads to the canvas, which is drawn anew
  const source = canvas.get() ? editor.page : canvas;
  const end = source.subscribe(() => {
    end();
    if (editor.page.get() === wanted) then();
  });
  editor.openPage(wanted);
}

/** Shows where a problem is: its page or its own screen, its language, its field. */
export function showProblem(editor: Editor, problem: ProblemSpot): void {
  const show = (placed: PlacedSpot): void =>
    editor.places.whenKnown(() => showAtPlace(editor, placed));
  const of = linkedOf(editor, problem);
  if (!of) return show(problem);
  const onFailure = (): void => editor.toast(translate("failed"));
  withLinkedSpot(
    editor,
    { linked: of.linked, page: problem.page },
    {
      show: (spot) => show({ ...problem, page: spot.page, target: spot, of }),
      onNowhere: () =>
        void loadWords("editing").then(
          () => editor.toast(translator("editing")("linked.nowhere")),
          onFailure,
        ),
      onFailure,
    },
  );
}

function showAtPlace(editor: Editor, problem: PlacedSpot): void {
  const { page, target, path, language, of, hasPopover } = problem;
  if (language !== null) editor.language.set(language);
  const shown = shownSpot(target);
  const address = shown && editor.canvas.get() ? undefined : addressOf(editor, problem);
  if (address !== undefined) {
    // the settings of a page are those of the one that is shown
    if (page === null) return navigate(address);
    const open = (): void => {
      editor.page.set(page);
      navigate(address);
    };
    return void editor.store.loadPage(page).then(open, open);
  }
  whenShown(editor, page, () => {
    if (!shown) return;
    editor.selection.set(shown);
    editor.canvas.get()?.reveal(shown, {
      flash: true,
      path,
      focusText: path.length > 0 && !hasPopover,
      ...(of && { of }),
    });
  });
}
