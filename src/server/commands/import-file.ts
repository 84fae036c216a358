import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { templates } from "#/sections/registry.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import {
  type BroughtVersions,
  type BroughtVisitors,
  projectRefusalSchema,
} from "#/api/projects.ts";
import { systemClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Env, readEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { createSentFiles } from "../files/sent-files.ts";
import { createAssets } from "../images/assets.ts";
import { createPictureWorkshop } from "../images/picture-workshop.ts";
import { createJobs } from "../jobs/jobs.ts";
import type { ImportOptions } from "../projects/import-project.ts";
import { documentSource, folderSource } from "../projects/project-source.ts";
import { versionNames } from "../projects/version-names.ts";
import { type Projects, createProjects } from "../projects/projects.ts";
import { createDocuments } from "../sites/documents.ts";
import { createSites } from "../sites/sites.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";
import { openStorage } from "../storage/open-storage.ts";

const usage =
  "Name a project to import: a zip, a site.json, or a folder with a site.json and pictures. npm run import FILE. With what visitors sent, of an export that has it: npm run import -- FILE --visitors, and its earlier versions: --versions";

interface Wanted {
  readonly path: string;
  readonly withVisitors: boolean;
  readonly withVersions: boolean;
}

function wordsOf({ messages, subscribers, rsvps, leftOut }: BroughtVisitors): string {
  const out =
    leftOut === 0 ? "" : ` Entries left out: ${leftOut} (damaged, invalid or duplicates).`;
  return `With it: ${messages} messages, ${subscribers} subscribers, ${rsvps} replies.${out}`;
}

async function operatorOf({ db }: Database): Promise<string> {
  const operator = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "operator")
    .orderBy("createdAt")
    .executeTakeFirst()
    .catch(() => undefined);
  if (!operator)
    throw new StartError("There’s no account yet: start the server once with npm start.");
  return operator.id;
}

async function importPath(
  path: string,
  projects: Projects,
  options: Pick<ImportOptions, "ownerId" | "withVisitors" | "withVersions">,
): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new StartError(`There’s no file or folder at ${path}.`);
  const wanted = { ...options, via: "import" } as const;
  if (found.isDirectory()) return projects.import(await folderSource(path), wanted);
  if (!path.endsWith(".json")) return projects.importArchive(path, wanted);
  return projects.import(documentSource(await readFile(path)), wanted);
}

/** Makes a site of a project for the operator, beside a running server or without one, and prints its address. */
async function importFile(
  env: Env,
  { path, withVisitors, withVersions }: Wanted,
  database: Database,
): Promise<string> {
  const { appOrigin, sitesDomain } = env;
  const clock = systemClock;
  const ownerId = await operatorOf(database);
  const storage = await openStorage(env, { isShared: true });
  const workshop = createPictureWorkshop();
  const jobs = createJobs({ database, clock, handlers: {}, onError: () => undefined });
  const assets = createAssets({ database, storage, clock, jobs, workshop });
  const moved = async () => undefined;
  const sites = createSites({ database, clock, appOrigin, sitesDomain, moved });
  const documents = createDocuments(database, templates);
  const projects = createProjects({
    database,
    storage,
    clock,
    documents,
    assets,
    files: createSentFiles({ database, storage, clock }),
    sites,
    templates,
    env,
    whose: "command",
  });
  try {
    let brought = "";
    const told = (visitors: BroughtVisitors) => void (brought += ` ${wordsOf(visitors)}`);
    const tellVersions = ({ brought: came, leftOut }: BroughtVersions) =>
      void (brought += ` Earlier versions: ${came}, left out: ${leftOut}.`);
    const siteId = await importPath(path, projects, {
      ownerId,
      withVisitors: withVisitors ? told : undefined,
      withVersions: withVersions ? { tell: tellVersions, nameOf: versionNames() } : undefined,
    });
    const { name } = await sites.info(siteId, ownerId);
    return `${name} was imported.${brought} Edit it at ${appOrigin}/sites/${siteId}/edit`;
  } finally {
    await workshop.close();
  }
}

function lineOf({ file, path, message }: ProjectProblem): string {
  const place = [file, ...path].filter((part) => part !== "").join("/");
  return place === "" ? `- ${message}` : `- ${place}: ${message}`;
}

/** Why a project was refused, line by line. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  const details = projectRefusalSchema.safeParse(error.details);
  const lines = details.success ? details.data.problems.map(lineOf) : [];
  return ["Nothing was imported.", ...(lines.length > 0 ? lines : [error.message])].join("\n");
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      visitors: { type: "boolean", default: false },
      versions: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) throw new StartError(usage);
  const env = readEnv(process.env);
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    await database.expectSound();
    process.stdout.write(
      `${await importFile(env, { path, withVisitors: values.visitors, withVersions: values.versions }, database)}\n`,
    );
  } finally {
    await database.close();
  }
}

await runCommand(run, "The project couldn’t be imported", refusalOf);
