import { createReadStream, existsSync } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { z } from "zod";
import { damaged, sqliteName } from "../db/sqlite-file.ts";
import { StartError } from "../start-error.ts";
import type { AddFile, CopiedDatabase } from "./database-copy.ts";
import { neededQuery, readNeeded } from "./needed-contents.ts";

const rowsSchema = z.array(z.object({ name: z.string() }));
const waitMs = 30_000;

/** The steps of the schema that a database has done. @throws StartError where it is none of Vitrine's */
export function stepsOf(file: SqliteFile.Database, path: string): string[] {
  try {
    const rows = file.prepare("select name from migrations order by name").all();
    return rowsSchema.parse(rows).map(({ name }) => name);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`${path} isn’t a Vitrine database (${why}).`, { cause: error });
  }
}

function openSource(path: string): SqliteFile.Database {
  if (!existsSync(path))
    throw new StartError(
      `There is no database at ${path} yet: start the server once with npm start.`,
    );
  const source = new SqliteFile(path, { readonly: true, fileMustExist: true });
  source.pragma(`busy_timeout = ${waitMs}`);
  return source;
}

/**
 * Writes the database as it is now to another file, beside writers, and answers its steps. Only its owner may read it.
 * It takes the thread until it is done. @throws StartError
 */
export async function writeCopy(path: string, copy: string): Promise<string[]> {
  // SQLite would make it for everybody to read
  await (await open(copy, "wx", 0o600)).close();
  let source: SqliteFile.Database | undefined;
  try {
    source = openSource(path);
    const migrations = stepsOf(source, path);
    source.prepare("vacuum into ?").run(copy);
    return migrations;
  } catch (error) {
    const code = error instanceof SqliteFile.SqliteError ? error.code : "";
    if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code))
      throw damaged(path, error instanceof Error ? error.message : code, error);
    throw error;
  } finally {
    source?.close();
  }
}

function neededIn(copy: string): ReturnType<typeof readNeeded> {
  const file = new SqliteFile(copy, { readonly: true });
  try {
    const tables = file.prepare("select name from sqlite_master where type = 'table'").all();
    const query = neededQuery(new Set(rowsSchema.parse(tables).map(({ name }) => name)));
    return readNeeded(query === "" ? [] : file.prepare(query).all());
  } finally {
    file.close();
  }
}

/** Puts the database of a folder into a backup, by way of a copy beside it. */
export async function copySqlite(
  dataDir: string,
  copy: string,
  add: AddFile,
): Promise<CopiedDatabase> {
  const remove = () => rm(copy, { force: true });
  await remove();
  await rm(`${copy}-journal`, { force: true });
  try {
    const migrations = await writeCopy(join(dataDir, sqliteName), copy);
    const needed = neededIn(copy);
    const { size } = await stat(copy);
    const body = createReadStream(copy, { highWaterMark: 1_048_576 });
    await add(sqliteName, body as AsyncIterable<Buffer>, size);
    return { dialect: "sqlite", migrations, ...needed };
  } finally {
    await remove();
  }
}
