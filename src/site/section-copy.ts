import type { Copying } from "#/fields/field-kind.ts";
import { copyFields } from "./copy-fields.ts";
import type { Section, Templates } from "./section.ts";

function sameLink<Link>(link: Link): Link {
  return link;
}

interface CopyOptions extends Partial<Omit<Copying, "createId">> {
  readonly id?: string;
}

/** A copy of a section for `section.duplicate`: new ids all through, and without the layouts that it had before. */
export function copySection(
  section: Section,
  templates: Templates,
  createId: () => string,
  { id = createId(), link = sameLink, ...rest }: CopyOptions = {},
): Section {
  const { parked: _earlier, ...own } = section;
  const specs = templates(section.template)?.fields ?? {};
  return { ...own, id, fields: copyFields(specs, section.fields, { createId, link, ...rest }) };
}
