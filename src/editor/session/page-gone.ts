import { mayApply } from "#/api/roles.ts";
import { templates } from "#/sections/definitions.ts";
import type { ClientMeans } from "#/site/operations/batch.ts";
import type { Step } from "#/site/operations/operation.ts";
import { makeReady } from "#/site/operations/ready-operation.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { linksBackSteps } from "#/site/page-tree/links-back.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import { findKnown } from "../document-store/known-operations.ts";
import type { ToastAction } from "../ui/toast-stack.tsx";
import { translator } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";

/** A page that is no more. */
export interface GonePage {
  readonly entry: PageEntry;
  /** The site as it was while it still had the page. */
  readonly records: Records;
  /** As it was while bar and footer still led to the page. */
  readonly site: SiteRecord | undefined;
  /** How this editor removed it itself; undefined where another did. */
  readonly via: ClientMeans | undefined;
  /** Who else removed it, as the log told it. */
  readonly person: string | undefined;
}

/** Brings a page back with all that was written on it, and its links in bar and footer. */
function restoring(
  editor: Editor,
  { records, entry, site }: GonePage,
  label: string,
): ToastAction | undefined {
  const page = entry.id;
  if (!records[pageKey(page)]) return undefined;
  const removal = makeReady({ name: "page.remove", args: { page } }, findKnown);
  const steps = removal.definition.invert(records, removal.args, { templates });
  if (!steps.every((step) => mayApply(editor.role.get(), step))) return undefined;
  const linksBack = (): readonly Step[] => {
    const now = editor.store.records();
    return site && now.site ? linksBackSteps({ records: now, templates }, site, page) : [];
  };
  const run = (): void => {
    const all = [...steps, ...linksBack()];
    if (editor.dispatch(all, "restore").outcome === "done") editor.openPage(page);
  };
  return { label, run };
}

/** Says what became of the page that was shown, and how it comes back. The words of screens are here by then. */
export function tellGone(editor: Editor, gone: GonePage): void {
  const { entry, via, person } = gone;
  const { name } = entry;
  const t = translator("screens");
  switch (via) {
    case "undo":
      return editor.toast(t("pageGone.undone", { name }), { label: t("redo"), run: editor.redo });
    case "redo":
      return editor.toast(t("pageGone.deleted", { name }), { label: t("undo"), run: editor.undo });
    case undefined:
      return editor.toast(
        person === undefined
          ? t("pageGone.deleted", { name })
          : t("pageGone.deletedBy", { name, person }),
        restoring(editor, gone, t("pageGone.restore")),
      );
    default:
  }
}
