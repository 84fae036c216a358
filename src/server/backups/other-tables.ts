import { StartError } from "../start-error.ts";

/** For a table or a column that isn't Vitrine's. */
export function foreignTable(name: string, database: "SQLite" | "PostgreSQL"): StartError {
  return new StartError(
    `The database of the backup has something that Vitrine didn’t make (${name}), and nothing is left behind: take it out of the ${database} installation, then make another backup.`,
  );
}

/** For a table or a column that Vitrine made and that isn't there. */
export function missingTable(name: string): StartError {
  return new StartError(
    `The database of the backup isn’t whole (${name} is missing): use another backup.`,
  );
}
