import { z } from "zod";

/** What of a package-lock.json says which packages are shipped, and under which licences. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** Licences that go together with AGPL-3.0, with nothing to do but to name them. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
]);

/** Whether all that an expression of SPDX asks for is on the list; of what may be chosen among, one has to be. */
export function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((one) => allowed.has(one)));
}

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Fonts are cut by the build, and are shipped all the same. */
function isShipped(folder: string, isDev: boolean): boolean {
  return !isDev || folder.startsWith("node_modules/@fontsource-variable/");
}

/** What an installation gets, by name and version; a package that two others need in one version stands once. */
export function shippedPackages(lock: unknown): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const [folder, entry] of Object.entries(lockSchema.parse(lock).packages)) {
    if (folder === "" || !isShipped(folder, entry.dev === true)) continue;
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const { version = "none", license: licence = "none" } = entry;
    found.set(`${name} ${version}`, { name, version, licence });
  }
  return [...found.values()].toSorted((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
}

/** The document that lists them. */
export function licencesDocument(lock: unknown): string {
  const rows = shippedPackages(lock).map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return `# Licences

What Vitrine is shipped with, as package-lock.json says. Vitrine itself is under AGPL-3.0. \`npm run format\` writes this list, and a test holds it to licences that go together with that. Parts for other platforms are listed, too.

| package | version | licence |
|---|---|---|
${rows.join("\n")}
`;
}
