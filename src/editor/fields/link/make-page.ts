import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import type { Link } from "#/site/link.ts";
import type { Step } from "#/site/operations/operation.ts";
import { emptyMeta } from "#/site/page.ts";
import { freePath, pathProblem } from "#/site/page-tree/page-path.ts";
import { addPageSteps } from "#/site/page-tree/page-steps.ts";
import { findEntry } from "#/site/page-index.ts";
import type { Editor } from "../../session/editor.ts";
import { toastStep } from "../../session/toast-step.ts";
import { translator } from "../../words/i18n.ts";

interface WantedPage {
  readonly name: string;
  /** One of its name's where it is left out, or may not be had. */
  readonly path?: string | undefined;
}

export interface NewPage {
  readonly link: Link;
  /** What makes the page. */
  readonly steps: Step[];
  /** Says that the page is made, where it is, and offers to go there. */
  readonly tell: () => void;
}

/** A link to a page that isn't there yet: an empty one, in no menu but where the link stands. */
export function linkToNewPage(editor: Editor, { name, path }: WantedPage): NewPage {
  const records = editor.store.records();
  const { index, site } = records;
  if (!index || !site) throw new Error("No site");
  const id = createId();
  const isFree = path !== undefined && !pathProblem(path, { index, site });
  const entry = { id, path: isFree ? path : freePath(name, { index, site }), name };
  const steps = addPageSteps(
    { records, templates, createId },
    { entry, page: { id, meta: emptyMeta, sections: [] }, menu: null, footer: false },
  );
  const tell = (): void => {
    const made = editor.store.records().index;
    if (!made || !findEntry(made, id)) return;
    const t = translator("editing");
    const open = { label: t("link.open"), run: () => editor.openPage(id) };
    toastStep(editor, t("link.created", { name }), open);
  };
  return { link: { kind: "page", page: id }, steps, tell };
}
