import { parentPort, workerData } from "node:worker_threads";
import SqliteFile from "better-sqlite3";

/** What SQLite says of all of the file; "ok" where nothing is wrong with it. */
function readThrough(path: string): string {
  let file: SqliteFile.Database | undefined;
  try {
    file = new SqliteFile(path, { readonly: true, fileMustExist: true });
    return String(file.pragma("quick_check(1)", { simple: true }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    file?.close();
  }
}

parentPort?.postMessage(readThrough(String(workerData)), []);
