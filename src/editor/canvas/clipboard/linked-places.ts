import { templates } from "#/sections/definitions.ts";
import { fieldsOf, filesOf } from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import { pagesOf } from "#/site/clip-links.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";

/** The files and pages of the site that sections link to, as a clip has them. */
export function linkedBy(
  editor: Editor,
  sections: readonly Section[],
): Pick<Clip, "files" | "pages"> {
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
