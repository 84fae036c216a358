import { isKnownKind } from "#/fields/kinds.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { addDefinitions, findSection } from "./definitions.ts";
import { footer } from "./footer/index.ts";
import type { SectionDefinition } from "./kit/index.ts";
import { loadFolder, sectionFolders, styleIn } from "./section-files.ts";
import { loadStyle } from "./style-text.ts";

// every site has one
addDefinitions([footer]);

/** What the folder of a template is called: `feature-15-2` for `Feature15_2`; the footer has the provider's name in its id only. */
function nameOf(id: string): string {
  if (id === footer.id) return "footer";
  return id.replaceAll(/_|(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
}

/** The folder with this name, which may be in that of another template. */
function folderOf(name: string): string | undefined {
  return sectionFolders.find((folder) => folder === name || folder.endsWith(`/${name}`));
}

/** Whether every field, those of items included, is of a kind that is there. */
function areKindsKnown(specs: FieldSpecs): boolean {
  return Object.values(specs).every(
    (spec) => isKnownKind(spec) && (spec.kind !== "list" || areKindsKnown(spec.item)),
  );
}

/** The definitions of a template's folder; none where this program has no such template. @throws where they can't be had */
async function definitionsOf(id: string): Promise<readonly SectionDefinition[]> {
  const [folder] = folderOf(nameOf(id))?.split("/") ?? [];
  const definitions = folder === undefined ? [] : Object.values(await loadFolder(folder));
  if (!definitions.every(({ fields }) => areKindsKnown(fields)))
    await import("#/fields/late-kinds.ts");
  return definitions;
}

/** Loads the templates with these ids, so that they are found at once. @throws where one can't be had */
export async function loadDefinitions(ids: Iterable<string>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !findSection(id));
  addDefinitions((await Promise.all(missing.map(definitionsOf))).flat());
}

/** Begins to fetch the styles of these templates: their looks, which come next, name them too late. */
export function preloadStyles(ids: Iterable<string>): void {
  for (const name of new Set([...ids].map(nameOf))) {
    const folder = folderOf(name);
    const style = folder === undefined ? undefined : styleIn(folder);
    if (style !== undefined) void loadStyle(style).catch(() => undefined);
  }
}
