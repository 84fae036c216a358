import { readFileSync } from "node:fs";
import { z } from "zod";

const dependencies = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies, devDependencies: dependencies });
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** Packages whose install script does nothing that we need: install scripts never run. */
const knownInstallScripts = new Set(["@swc/core", "fsevents", "vnu-jar"]);

function problemsOf(): string[] {
  const manifest = manifestSchema.parse(read("package.json"));
  const lock = read("package-lock.json");
  const { packages } = lockSchema.parse(lock);
  const root = manifestSchema.parse(
    z.object({ packages: z.object({ "": z.unknown() }) }).parse(lock).packages[""],
  );
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const problems = Object.entries(wanted)
    .filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
    .map(([name, version]) => `${name} is not pinned exactly in package.json: "${version}".`);
  if (JSON.stringify(root) !== JSON.stringify(manifest)) {
    problems.push(
      "package.json and package-lock.json name different dependencies; run npm install.",
    );
  }
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === "") continue;
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    if (entry.resolved !== undefined)
      problems.push(`${folder} names a registry host in package-lock.json.`);
    if (entry.integrity === undefined) problems.push(`${folder} has no hash in package-lock.json.`);
    if (entry.hasInstallScript && !knownInstallScripts.has(name))
      problems.push(`${folder} wants to run an install script; install scripts never run here.`);
  }
  return problems;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

const problems = problemsOf();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
