import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { LeavingFile } from "../archives/leaving-file.ts";
import { isStoreAddress } from "../backups/store-address.ts";
import { AppError } from "../errors.ts";
import { type Env, readEnv } from "../env.ts";
import { type WebsiteChoices, openWebsite } from "../exports/website.ts";
import { type WrittenFolder, writeFolder } from "../exports/write-folder.ts";
import { writeStore } from "../exports/write-store.ts";
import { createReleaseFiles } from "../hosting/release-files.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";
import { openStorage } from "../storage/open-storage.ts";
import { findPointer } from "../storage/live-pointer.ts";
import { hostOrNumber } from "./wanted-site.ts";

const usage =
  "Name a site by its address or its number, and a folder or a store: npm run publish -- SITE --to FOLDER|s3://KEY:SECRET@host/bucket [--forms here|off]";

interface Wanted extends WebsiteChoices {
  readonly site: string;
  /** A path, or the address of a store. */
  readonly to: string;
}

/** @throws StartError */
function readArguments(args: string[]): Wanted {
  const options = { to: { type: "string" }, forms: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [site, ...others] = positionals;
    const { to, forms = "off" } = values;
    if (site !== undefined && others.length === 0 && to !== undefined && to !== "")
      if (forms === "here" || forms === "off")
        return { site, to: isStoreAddress(to) ? to : resolve(to), forms };
  } catch {
    // an option that there isn't
  }
  throw new StartError(usage);
}

/** Writes a site as it is published to a folder, beside a running server or without one; says what was done. */
async function publishTo(env: Env, wanted: Wanted): Promise<string> {
  const { dataDir, sitesDomain, appOrigin } = env;
  const pointer = await findPointer(join(dataDir, "sites"), hostOrNumber(wanted.site, sitesDomain));
  if (!pointer) throw new StartError(`No site is published under ${wanted.site}.`);
  const storage = await openStorage(env, { isReadOnly: true });
  const files = createReleaseFiles(storage);
  const choices = { forms: wanted.forms, isUpdate: true };
  const website = await openWebsite(pointer, choices, { files, appOrigin });
  const { shown, written, kept, removed } = await write(wanted.to, website.files);
  const out = website.leftOut.map(
    (path) => `\n- ${path} is left out: it isn’t there for everybody.`,
  );
  return [
    `${pointer.hosts[0] ?? wanted.site}: ${written} files written, ${kept} unchanged, ${removed} removed.`,
    `Serve ${shown}/website; ${shown}/rules has rules for nginx and Caddy.${out.join("")}`,
  ].join("\n");
}

/** Brings a folder, or a place in a store, to the state of these files. @throws StartError */
async function write(
  to: string,
  files: readonly LeavingFile[],
): Promise<WrittenFolder & { shown: string }> {
  if (!isStoreAddress(to)) return { shown: to, ...(await writeFolder(to, files)) };
  const { openStore } = await import("../storage/s3/open-s3-storage.ts");
  const store = openStore(to);
  try {
    return { shown: store.shown, ...(await writeStore(store, files)) };
  } finally {
    store.close();
  }
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.message : undefined;
}

async function run(): Promise<void> {
  const said = await publishTo(readEnv(process.env), readArguments(process.argv.slice(2)));
  process.stdout.write(`${said}\n`);
}

await runCommand(run, "The site couldn’t be written", refusalOf);
