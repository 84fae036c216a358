/** What native packages are compiled from: what they were compiled to lies beside it. */
const sources =
  /^node_modules\/(?:better-sqlite3|sharp)\/(?:deps|src|install|binding\.gyp)(?:\/|$)/;
/** What is read by people who write programs. */
const forAuthors =
  /\.(?:d\.[cm]?ts|map|md|markdown|test\.ts)$|\/(?:test|tests|benchmarks|docs|\.github)(?:\/|$)/;
const prebuilt = /\/prebuilds\/([\w-]+)\.node$/;

/** Whether a file or folder of an installed package is needed to run it on a platform, like `linux-x64`: by its path in the sources. */
export function isRun(file: string, platform: string): boolean {
  const build = prebuilt.exec(file)?.[1];
  if (build !== undefined) return build === platform;
  return !sources.test(file) && !forAuthors.test(file);
}
