import { templates } from "#/sections/definitions.ts";
import { fieldsOf, filesOf, writeClip } from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import { pagesOf } from "#/site/clip-links.ts";
import { primaryLanguage } from "#/site/language.ts";
import { unlinked } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";

/** The files and pages of the site that sections link to, as a clip has them. */
function linkedBy(editor: Editor, sections: readonly Section[]): Pick<Clip, "files" | "pages"> {
  const held = fieldsOf(sections, { templates });
  const [linkedFiles, linkedPages] = [filesOf(held), pagesOf(held)];
  const { site, index } = editor.store.records();
  const files = site?.files?.filter(({ id }) => linkedFiles.has(id)) ?? [];
  const pages = index?.entries.filter(({ id }) => linkedPages.has(id)) ?? [];
  return {
    ...(files.length > 0 && { files }),
    ...(pages.length > 0 && { pages: pages.map(({ id, path }) => ({ id, path })) }),
  };
}

/** Sections of a page as the text of a clip, which they leave in as sections of their own. */
export function leavingClip(
  editor: Editor,
  { sections: seen, ...from }: Pick<Clip, "page" | "sections" | "part">,
): string {
  const sections = seen.map(unlinked);
  const { languages = [] } = editor.store.records().site ?? {};
  return writeClip({
    origin: location.origin,
    site: editor.site.id,
    primary: primaryLanguage(languages),
    sections,
    ...linkedBy(editor, sections),
    ...from,
  });
}

/** The pages of this site with the paths of those that a clip links to. */
export function samePaths(editor: Editor, { pages = [] }: Clip): Map<string, string> {
  const entries = editor.store.records().index?.entries ?? [];
  const byPath = new Map(entries.map(({ id, path }) => [path, id]));
  return new Map(
    pages.flatMap(({ id, path }) => {
      const own = byPath.get(path);
      return own === undefined ? [] : [[id, own] as const];
    }),
  );
}
