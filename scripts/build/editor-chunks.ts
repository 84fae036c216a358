/** What of the bundler's module graph is read here. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Of the icons that no open site needs at once, those that the same screens show are one file. */
export const iconFiles = {
  name: "icons",
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  entriesAware: true,
  entriesAwareMergeThreshold: 1500,
  priority: 1,
};

/** React's renderer to text, which only thumbnails load: what they share with the canvas must not bring it along. */
export const textRenderer = {
  name: "text-renderer",
  test: /react-dom[\\/](server|cjs[\\/]react-dom-server)/,
  priority: 3,
};

/** What is loaded together, as patterns of files under the app's folder. */
const groups = {
  /** The first file. */
  entry: ["main.tsx"],
  /** The frame of an open site, the faces of its fonts, and what features do in it. */
  editor: ["shell/site-screen.tsx", "features/*/*-editing.ts", "canvas/canvas-fonts.ts"],
  /** What lies over the page once somebody is about to edit, and what every open site loads behind its page. */
  tools: [
    "features/**/*-overlay.tsx",
    "canvas/overlay/marks.tsx",
    "features/publish/{settled-marks,quiet-marks}.tsx",
    "features/comments/comments-bar.tsx",
    "features/sections/focus-tools.ts",
    "features/settings/settings-places.ts",
    "session/{editor-query-scope.tsx,follow-updates.ts,resume-history.ts}",
    "shell/save-problem.tsx",
    "../site/operations/catalogue.ts",
  ],
  sites: ["features/sites/sites-route.tsx", "thumbnails/page-thumbnail.ts"],
  /** Screens beside the editor. */
  others: ["features/accounts/sign-in-route.tsx", "features/inbox/inbox-route.tsx"],
  /** Parts of the editor that are loaded when they are opened. */
  late: ["features/**/*-{frame,panel,picker}.tsx", "features/publish/publish-popover.tsx"],
} as const;
type Group = keyof typeof groups;

/** Every module that files need at once; what it loads later is none of them. */
function needed(files: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  files.forEach(add);
  return seen;
}

/** The files of the app that patterns name. */
export type FindFiles = (patterns: readonly string[]) => readonly string[];

/** Words of the settings, which are a file for each tab: they are loaded all at once, in one language. */
const ofSettings =
  /\/features\/settings\/(?:.*\/)?words\/(\w+)\.data\.ts$|\/words\/languages\/(\w+)\/settings[./][^?]*$/;

/** What sections with a form are rendered with. */
const ofForms =
  /\/sections\/kit\/(?:contact-form|form(?:-answer|-ending|-frame|-state|-words)?|joined-form)\.tsx?$/;

/** What every site's first page is rendered with, since it has a footer. */
const ofFooters = /\/(?:sections\/kit\/(?:footer-parts|worded)\.tsx|site\/form-trap\.ts)$/;

/** What many sections have and no page needs for certain. */
const ofIntros = /\/sections\/kit\/(?:intro|more-link)\.tsx$/;

/** A module of a section's folder: its path in `src/sections/`, and the folder. */
const ofSection = /^.*\/sections\/(?!kit\/)([^/]+)\/(?!look)[^?]*$/;

/**
 * Names the file of a module of the owner's app. What an open site needs at once is four files: what every screen has,
 * what sign-in and inbox have too, what the list of sites has too, and the rest. Dozens of small files compress badly, so
 * that without this they would be a tenth more. The same goes for the tools of all features, which are loaded at once and
 * are three files (what only they need, what panels need too, what the list of sites needs too), and for what a
 * section's folder defines. Every site has a footer: what that is made of is needed at once, too.
 */
export function editorChunks(
  find: FindFiles,
): (id: string, context: ChunkingContext) => string | null {
  let reach: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const definitions = new Map<string, ReadonlySet<string>>();
  return (id, context) => {
    reach ??= new Map(
      Object.entries(groups).map(([group, patterns]) => [group, needed(find(patterns), context)]),
    );
    const isIn = (group: Group): boolean => reach?.get(group)?.has(id) ?? false;
    if (id.endsWith("/main.tsx")) return null; // the page names it
    if (ofIntros.test(id)) return "intros";
    if (isIn("entry")) return id.includes("/node_modules/") ? "react" : "main";
    if (isIn("editor") && isIn("others")) return "screens";
    if (isIn("others")) return null;
    if (ofFooters.test(id)) return "editor";
    if (isIn("editor")) return isIn("sites") ? "editor-and-sites" : "editor";
    const [, beside, own = beside] = ofSettings.exec(id) ?? [];
    if (own !== undefined) return `settings-${own}`;
    if (ofForms.test(id)) return "forms";
    const [, folder] = ofSection.exec(id) ?? [];
    if (folder !== undefined) {
      const index = id.slice(0, id.lastIndexOf(`/${folder}/`) + folder.length + 2) + "index.ts";
      const own = definitions.get(index) ?? needed([index], context);
      definitions.set(index, own);
      if (own.has(id)) return folder;
    }
    if (!isIn("tools")) return null;
    if (isIn("sites")) return "tools-and-sites";
    return isIn("late") ? "tools-and-late" : "canvas-tools";
  };
}
