import { existsSync } from "node:fs";
import path from "node:path";
import { stampOf, type Stamp } from "./stamp.ts";

/** From which everything in `dist/` is made. Tests are left out: changing one costs no build. */
export function buildStamp(root: string): Stamp {
  const files = [
    "src",
    "scripts/build",
    "scripts/build.ts",
    "scripts/fonts.ts",
    "scripts/fonts",
    "package-lock.json",
    "tsconfig.json",
  ];
  return stampOf(root, path.join(root, "dist/.stamp"), files);
}

/** Builds server, app, islands and fonts into `dist/`, each as far as its sources exist. */
export async function buildAll(root: string): Promise<void> {
  const stamp = buildStamp(root);
  await Promise.all([buildBundles(root), buildFontsOnce(root)]);
  stamp.write();
}

/** Loads the bundler only now: a start without a build is quick. */
async function buildBundles(root: string): Promise<void> {
  const [
    { build },
    targets,
    { precompress },
    { copyThumbnails },
    { writeRenderHashes },
    { holdFirstLoad },
    { offlineShell },
  ] = await Promise.all([
    import("vite"),
    import("./targets.ts"),
    import("./precompress.ts"),
    import("./thumbnails.ts"),
    import("./render-hashes.ts"),
    import("./first-load.ts"),
    import("./offline-worker.ts"),
  ]);
  const { serverTarget, editorTarget, islandsTarget, offlineWorkerTarget } = targets;
  for (const target of [serverTarget(root), editorTarget(root), islandsTarget(root)]) {
    if (target !== undefined) await build(target);
  }
  await build(offlineWorkerTarget(root, await offlineShell(path.join(root, "dist/app"))));
  await Promise.all([
    copyThumbnails(root),
    writeRenderHashes(root),
    holdFirstLoad(path.join(root, "dist/app")),
  ]);
  await Promise.all(
    ["dist/app", "dist/islands"].map((folder) => precompress(path.join(root, folder))),
  );
}

/** Cutting the fonts takes long and they hardly ever change, so they have a stamp of their own. */
async function buildFontsOnce(root: string): Promise<void> {
  const script = path.join(root, "scripts/fonts.ts");
  if (!existsSync(script)) return;
  const stamp = stampOf(root, path.join(root, "dist/.stamp-fonts"), [
    "scripts/fonts.ts",
    "scripts/fonts",
    "src/site/fonts.data.ts",
    "src/site/font-pair.ts",
    "src/render/font-manifest.ts",
    "package-lock.json",
  ]);
  if (stamp.isCurrent()) return;
  const { buildFonts } = await import("../fonts.ts");
  await buildFonts({ outDir: path.join(root, "dist/fonts") });
  stamp.write();
}
