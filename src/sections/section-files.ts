import type { SectionDefinition } from "./kit/index.ts";

type Definitions = Readonly<Record<string, SectionDefinition>>;

const definitions = import.meta.glob<Definitions>(["./*/index.ts", "!./{footer,kit}/index.ts"]);
const styles = import.meta.glob<string>("./**/style.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The folders of all templates: `pricing-8`, and `pricing-8/price-list` where it is another's layout. */
export const sectionFolders: readonly string[] = [
  ...new Set(
    [...Object.keys(definitions), ...Object.keys(styles)].map((file) =>
      file.split("/").slice(1, -1).join("/"),
    ),
  ),
];

/** What is defined in the folder of a template, that of a layout excepted. @throws where it can't be had */
export async function loadFolder(folder: string): Promise<Definitions> {
  return (await definitions[`./${folder}/index.ts`]?.()) ?? {};
}

/** The style in one of `sectionFolders`, if there is one. Of the build it is an address. */
export function styleIn(folder: string): string | undefined {
  return styles[`./${folder}/style.css`];
}
