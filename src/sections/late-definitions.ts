import { addDefinitions, findSection } from "./definitions.ts";
import { footer } from "./footer/index.ts";
import type { SectionDefinition } from "./kit/index.ts";

// every site has one
addDefinitions([footer]);

type Definitions = Readonly<Record<string, SectionDefinition>>;

const folders = import.meta.glob<Definitions>(["./*/index.ts", "!./{footer,kit}/index.ts"]);
/** Folders of further layouts; their definitions stand in the folder around them. */
const layouts = Object.keys(import.meta.glob("./*/*/look.ts"));

/** The folder of a template: `Feature15_2` is in `feature-15-2/`, and so is whatever has a layout `feature-15-2/{name}/`. */
function folderOf(id: string): string | undefined {
  const name = id
    .replaceAll("_", "-")
    .replaceAll(/([a-z])([A-Z\d])/g, "$1-$2")
    .toLowerCase();
  const own = `./${name}/index.ts`;
  if (folders[own]) return own;
  const layout = layouts.find((file) => file.endsWith(`/${name}/look.ts`));
  return layout?.replace(`/${name}/look.ts`, "/index.ts");
}

/** The definitions of a template's folder; none where this program has no such template. @throws where they can't be had */
async function definitionsOf(id: string): Promise<readonly SectionDefinition[]> {
  const load = folders[folderOf(id) ?? ""];
  return load ? Object.values(await load()) : [];
}

/** Loads the templates with these ids, so that they are found at once. @throws where one can't be had */
export async function loadDefinitions(ids: Iterable<string>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !findSection(id));
  addDefinitions((await Promise.all(missing.map(definitionsOf))).flat());
}
