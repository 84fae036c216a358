import { templates } from "#/sections/definitions.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import { readText } from "#/site/localized-text.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import { templateLabel } from "../../words/own-names.ts";

/** A section by its heading or template; undefined where no page that is loaded has it. */
function sectionName(records: Records, id: string): string | undefined {
  for (const { id: page } of records.index?.entries ?? []) {
    const section = records[pageKey(page)]?.sections.find((one) => one.id === id);
    if (!section) continue;
    const primary = primaryLanguage(records.site?.languages ?? []);
    const heading = sectionHeading(templates(section.template), section.fields) ?? {};
    return readText(heading, primary, primary).trim() || templateLabel(section.template);
  }
  return undefined;
}

/** The page with its path, section, file or address that a link leads to; its id where that is gone. */
export function linkName(records: Records, link: Link): string {
  switch (link.kind) {
    case "address":
      return link.address;
    case "file":
      return records.site?.files?.find(({ id }) => id === link.file)?.name ?? link.file;
    case "section":
      return `# ${sectionName(records, link.section) ?? link.section}`;
    case "page": {
      const entry = records.index?.entries.find(({ id }) => id === link.page);
      const page = entry ? `${entry.name} (${entry.path})` : link.page;
      const on = link.section;
      return on === undefined ? page : `${page} # ${sectionName(records, on) ?? on}`;
    }
  }
}
