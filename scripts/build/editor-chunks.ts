import path from "node:path";

/** What of the bundler's module graph is read here. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Icons by the screens that show them: who imports which one is hidden by their package's list of all. */
export const iconFiles = {
  name: "icons",
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  entriesAware: true,
  entriesAwareMergeThreshold: 1500,
  priority: 1,
};

/** What is loaded with the first file, and the screens that are loaded when they are first opened. */
const entry = "main.tsx";
const editor = "shell/edit-screen.tsx";
const sites = "features/sites/sites-route.tsx";
const others = ["features/accounts/sign-in-route.tsx", "features/inbox/inbox-route.tsx"];

/** Every module that a file needs at once; what it loads later is none of them. */
function needed(file: string, context: ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(file);
  return seen;
}

/**
 * Names the file of a module of the owner's app. The canvas and the settings are loaded only by the editor, which has
 * its own modules by then; without this each module that they share would be a file of its own, and dozens of small
 * files compress badly. The same goes for what the editor shares with the list of sites alone.
 */
export function editorChunks(
  folder: string,
): (id: string, context: ChunkingContext) => string | null {
  let reach: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, context) => {
    reach ??= new Map(
      [entry, editor, sites, ...others].map((file) => [
        file,
        needed(path.join(folder, file), context),
      ]),
    );
    const isIn = (file: string): boolean => reach?.get(file)?.has(id) ?? false;
    if (!isIn(editor) || [entry, ...others].some(isIn)) return null;
    return isIn(sites) ? "editor-and-sites" : "editor";
  };
}
