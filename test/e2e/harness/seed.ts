import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { startProduct } from "./product.ts";
import type { Product } from "./product.ts";
import { compiled, pictureWork } from "./server-process.ts";

const projectFolder = path.join(import.meta.dirname, "../../..");
const folder = path.join(projectFolder, "test-results/seed");
const stampFile = `${folder}.stamp`;

function buildStamp(): string {
  const file = path.join(projectFolder, "dist/.stamp");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The data folder of an installation whose demo sites are published, for stories to start from. */
export function seedFolder(): string {
  if (!existsSync(stampFile)) throw new Error("The seed is not made: run the whole project.");
  return folder;
}

/** Waits until an installation has no work left: what the seed leaves undone each story's installation would do. */
async function jobsDone({ dataFolder }: Product): Promise<void> {
  const database = new Sqlite(path.join(dataFolder, "vitrine.sqlite"), { readonly: true });
  const due = database.prepare("select kind from jobs where runAt < ?").pluck();
  try {
    await expect.poll(() => due.all(Date.now() + 60_000), { timeout: 300_000 }).toEqual([]);
  } finally {
    database.close();
  }
}

/** Makes the seed by a real first start, once for each build. */
export async function makeSeed(): Promise<void> {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === buildStamp()) return;
  await rm(stampFile, { force: true });
  for (const old of [folder, compiled, pictureWork])
    await rm(old, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  const product = await startProduct();
  try {
    await jobsDone(product);
    await product.stop();
    await cp(product.dataFolder, folder, { recursive: true });
    await writeFile(stampFile, buildStamp());
  } finally {
    await product.remove();
  }
}
