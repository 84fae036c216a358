import type { FieldSpecs } from "./field.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";
import type { Link } from "./link.ts";
import type { Page } from "./page.ts";
import { copySection } from "./section-copy.ts";
import type { Section, Templates } from "./section.ts";

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

function withCopiedLinks(
  specs: FieldSpecs,
  fields: StoredFields,
  renamings: Renamings,
): StoredFields {
  const next = { ...fields };
  for (const [name, spec] of Object.entries(specs)) {
    const value = next[name];
    if (spec.kind === "link" && value) next[name] = copiedLink(value as Link, renamings);
    if (spec.kind === "list")
      next[name] = (value as StoredItem[]).map((item) =>
        withCopiedLinks(spec.item, item, renamings),
      );
  }
  return next;
}

/** A copy of a page for `page.duplicate`: new ids all through; links within the page stay within the copy. */
export function copyPage(page: Page, templates: Templates, createId: () => string): Page {
  const id = createId();
  const copies: (readonly [string, Section])[] = page.sections.map((section) => [
    section.id,
    copySection(section, templates, createId),
  ]);
  const renamings: Renamings = {
    page: [page.id, id],
    sections: new Map(copies.map(([old, copy]) => [old, copy.id])),
  };
  const sections = copies.map(([, copy]) => ({
    ...copy,
    fields: withCopiedLinks(templates(copy.template)?.fields ?? {}, copy.fields, renamings),
  }));
  return { id, meta: structuredClone(page.meta), sections };
}
