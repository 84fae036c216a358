import { copiedExampleMarks } from "./examples/example-marks.ts";
import type { Link } from "./link.ts";
import type { Page } from "./page.ts";
import { copySection } from "./section-copy.ts";
import type { Templates } from "./section.ts";

/** What the ids of a page and its sections are in its copy. */
interface Renamings {
  readonly page: readonly [string, string];
  readonly sections: ReadonlyMap<string, string>;
}

function copiedLink(link: Link, { page: [from, to], sections }: Renamings): Link {
  if (link.kind === "section")
    return { kind: "section", section: sections.get(link.section) ?? link.section };
  if (link.kind !== "page" || link.page !== from) return link;
  return link.section === undefined
    ? { kind: "page", page: to }
    : { kind: "page", page: to, section: sections.get(link.section) ?? link.section };
}

/** A copy of a page for `page.duplicate`: new ids all through; links within the page stay within the copy. */
export function copyPage(page: Page, templates: Templates, createId: () => string): Page {
  const id = createId();
  const renamings: Renamings = {
    page: [page.id, id],
    sections: new Map(page.sections.map((section) => [section.id, createId()])),
  };
  const link = (one: Link) => copiedLink(one, renamings);
  const sections = page.sections.map((section) => {
    const own = renamings.sections.get(section.id) ?? createId();
    return copySection(section, templates, createId, { id: own, link });
  });
  const copy = { id, meta: structuredClone(page.meta), sections };
  return page.examples ? { ...copy, examples: copiedExampleMarks(page, copy, templates) } : copy;
}
