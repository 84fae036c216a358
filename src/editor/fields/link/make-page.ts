import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import type { Link } from "#/site/link.ts";
import type { Step } from "#/site/operations/operation.ts";
import { emptyMeta } from "#/site/page.ts";
import { freePath, pathProblem } from "#/site/page-tree/page-path.ts";
import { addPageSteps } from "#/site/page-tree/page-steps.ts";
import type { Editor } from "../../session/editor.ts";

interface WantedPage {
  readonly name: string;
  /** One of its name's where it is left out, or may not be had. */
  readonly path?: string | undefined;
}

/** A link to a page that isn't there yet, and the steps that make it: an empty one, in no menu but where the link stands. */
export function linkToNewPage(
  editor: Editor,
  { name, path }: WantedPage,
): { link: Link; steps: Step[] } {
  const records = editor.store.records();
  const { index, site } = records;
  if (!index || !site) throw new Error("The editor has no site");
  const id = createId();
  const isFree = path !== undefined && !pathProblem(path, { index, site });
  const entry = { id, path: isFree ? path : freePath(name, { index, site }), name };
  const steps = addPageSteps(
    { records, templates, createId },
    { entry, page: { id, meta: emptyMeta, sections: [] }, menu: null, footer: false },
  );
  return { link: { kind: "page", page: id }, steps };
}
