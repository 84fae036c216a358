import { existsSync, globSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Shell } from "../../src/editor/offline/shell-cache.ts";
import { directIcons } from "./direct-icons.ts";
import { directParts } from "./direct-parts.ts";
import { editorChunks, iconFiles, textRenderer } from "./editor-chunks.ts";
import type { FindFiles } from "./editor-chunks.ts";
import { keepLastBuild } from "./keep-last-build.ts";
import { lateStyles } from "./late-styles.ts";
import { looksAlone } from "./looks-alone.ts";
import { noCircularFiles } from "./no-circular-files.ts";
import { oneHash } from "./one-hash.ts";
import { assetNames, partNames, sourcesHash } from "./part-names.ts";
import { plainImports } from "./plain-imports.ts";
import { sectionFiles } from "./section-files.ts";
import { smallIcons } from "./small-icons.ts";
import { styleFiles } from "./style-files.ts";
import { unbundled } from "./unbundled.ts";
import { withoutSchemas } from "./without-schemas.ts";

/**
 * What the server process loads. Each entry becomes `dist/server/<name>.js`; their parts stand
 * beside them, so that `new URL("./image-worker.js", import.meta.url)` holds in all of them.
 */
const serverEntries: Record<string, string> = {
  main: "src/server/main.ts",
  "hosting-process": "src/server/hosting-process.ts",
  "owner-link": "src/server/commands/owner-link.ts",
  "check-sites": "src/server/commands/check-sites.ts",
  "import-file": "src/server/commands/import-file.ts",
  backup: "src/server/commands/backup.ts",
  "check-backup": "src/server/commands/check-backup.ts",
  doctor: "src/server/commands/doctor.ts",
  "upgrade-check": "src/server/commands/upgrade-check.ts",
  "publish-to": "src/server/commands/publish-to.ts",
  restore: "src/server/commands/restore.ts",
  "restore-database": "src/server/commands/restore-database.ts",
  "move-storage": "src/server/commands/move-storage.ts",
};

const production = { "process.env.NODE_ENV": JSON.stringify("production") };

const base = {
  configFile: false,
  logLevel: "warn",
  mode: "production",
  define: production,
} satisfies InlineConfig;

/** A slow machine is no news to whoever starts the program. */
const checks = { pluginTimings: false };

export function serverTarget(root: string): InlineConfig | undefined {
  const input = { ...existing(root, serverEntries), ...workers(root) };
  if (Object.keys(input).length === 0) return undefined;
  return {
    ...base,
    root,
    // pages have the icons as the canvas has them
    plugins: [smallIcons(), keepLastBuild()],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      target: "node24",
      outDir: "dist/server",
      emptyOutDir: false,
      minify: false,
      cssMinify: "lightningcss",
      rolldownOptions: {
        checks,
        input,
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  };
}

/** Finds files under a folder by patterns. */
function filesIn(folder: string): FindFiles {
  return (patterns) => globSync(patterns, { cwd: folder }).map((file) => path.join(folder, file));
}

/**
 * Where React's compiler saves memo() and useMemo() by hand (decision 856): of the editor's own components those that are
 * rendered often; compiled, the frame around them would only be larger, and so would what holds the page's frame, or
 * stands for a feature until its parts are loaded.
 */
const compiled =
  /\/src\/editor\/(?!canvas\/(?:stage|canvas-root|start-canvas)\.|features\/(?:.*\/)?(?:open-[\w-]+|page-menu|(?:publish|share)-button)\.)(?:canvas|features|fields|thumbnails)\/.*\.tsx$/;

/** Of what a late part needs only its styles are named: names of files that it imports itself are 2 KB of the first load. */
function stylesOf(_file: string, needed: string[]): string[] {
  return needed.filter((file) => file.endsWith(".css"));
}

/** What the canvas puts into the page's frame: the styles that every page has, and those of sections. */
const ofPages =
  /\/src\/(?:render\/page-(?:style|tokens)|sections\/(?!kit\/).*\/style)\.css\?inline$/;

/** What makes schemas, as every file names it (`z.object`): those that nothing reads are left out. */
const schemaMaker = "z";

/** The owner's app, with hashed names and a manifest by which the server finds its entry. */
export function editorTarget(root: string, { isCompiled = true } = {}): InlineConfig | undefined {
  const folder = path.join(root, "src/editor");
  if (!existsSync(path.join(folder, "index.html"))) return undefined;
  const hash = sourcesHash(root);
  const partName = partNames(hash);
  return {
    ...base,
    root: folder,
    base: "/",
    html: { cspNonce: "__NONCE__" }, // the server puts a new one in for each answer
    publicDir: false,
    // views of sections are rendered field by field as it is: compiled they would only be larger
    plugins: [
      directIcons(root),
      smallIcons(),
      react(isCompiled ? { include: compiled, compiler: true } : {}),
      sectionFiles({ sections: path.join(root, "src/sections"), base: "assets/", hash }),
      styleFiles(ofPages, { folder, base: "assets/" }),
      noCircularFiles(),
      directParts("assets/"),
      looksAlone(),
    ],
    build: {
      target: "es2023",
      // browsers that know light-dark(): made for others it would follow the system, whatever the account says
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      outDir: path.join(root, "dist/app"),
      emptyOutDir: true,
      manifest: "manifest.json",
      modulePreload: { polyfill: false, resolveDependencies: stylesOf },
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        treeshake: {
          manualPureFunctions: [schemaMaker],
          // a page loads of them what its sections have
          moduleSideEffects: [{ test: /\/sections\/kit\/[^?]*\.tsx?$/, sideEffects: false }],
        },
        output: {
          // digits compress, and 28 bits are enough to tell one build's file from another's
          hashCharacters: "hex",
          entryFileNames: partName,
          chunkFileNames: partName,
          assetFileNames: assetNames(hash),
          codeSplitting: {
            groups: [textRenderer, { name: editorChunks(filesIn(folder)), priority: 2 }, iconFiles],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}

/** The owner's app without a network: one file beside it, which holds the list of the app's files. */
export function offlineWorkerTarget(root: string, shell: Shell): InlineConfig {
  return {
    ...base,
    root,
    publicDir: false,
    define: { ...production, offlineShell: JSON.stringify(shell) },
    build: {
      target: "es2023",
      outDir: "dist/app",
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        input: "src/editor/offline/worker.ts",
        output: { format: "iife", entryFileNames: "offline-worker.js" },
      },
    },
  };
}

/**
 * What published pages load: the runtime, what it loads when it is needed, and the vendors' loaders, each of which is
 * named by the pages of sites that use it. Loaders import nothing, so that whatever the runtime shares with other parts
 * stays in it, and it is one file.
 */
export function islandsTarget(root: string): InlineConfig | undefined {
  const runtime = "src/islands/entries/runtime.ts";
  if (!existsSync(path.join(root, runtime))) return undefined;
  return {
    ...base,
    root,
    base: "./",
    publicDir: false,
    plugins: [plainImports(), react(), withoutSchemas(), lateStyles(), oneHash()],
    build: {
      target: "es2022",
      outDir: "dist/islands",
      assetsDir: "",
      emptyOutDir: true,
      manifest: "manifest.json",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        input: { runtime, ...loaders(root) },
        // a loader is fetched for what it exports
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "[name]-[hash].js" },
      },
    },
  };
}

function existing(root: string, entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, file]) => existsSync(path.join(root, file))),
  );
}

/** The loaders of vendors by the vendors' folders. */
function loaders(root: string): Record<string, string> {
  const files = globSync("src/vendors/*/loader.ts", { cwd: root }).toSorted();
  return Object.fromEntries(files.map((file) => [path.basename(path.dirname(file)), file]));
}

/** Files that run in threads of their own, named `*-worker.ts`. */
function workers(root: string): Record<string, string> {
  return entriesByName(globSync("src/server/**/*-worker.ts", { cwd: root }));
}

function entriesByName(files: string[]): Record<string, string> {
  return Object.fromEntries(files.toSorted().map((file) => [path.parse(file).name, file]));
}
