import SqliteFile from "better-sqlite3";
import { StartError } from "./start-error.ts";

/**
 * Holds a file, made where it is missing, until the answer is called. It is a lock of the operating system: it ends with
 * the process, however that ends. @throws StartError, `taken` where another process holds it;
 * `otherwise` says what else helps where nothing can be held
 */
export function lockFile(
  path: string,
  taken: (cause: unknown) => StartError,
  otherwise = "set DATA_DIR to another folder",
): () => void {
  let lock: SqliteFile.Database | undefined;
  try {
    lock = new SqliteFile(path, { timeout: 0 });
    lock.pragma("journal_mode = MEMORY");
    lock.exec("begin exclusive");
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    if (error instanceof SqliteFile.SqliteError && error.code.startsWith("SQLITE_BUSY"))
      throw taken(error);
    throw new StartError(
      `The file ${path} can’t be locked: make its folder writable for this user, or ${otherwise}.`,
      { cause: error },
    );
  }
}
