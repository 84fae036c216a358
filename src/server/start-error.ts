/** Stops the start. The message is one sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = "StartError";
}

/** The database is not there right now. It may come back by itself. */
export class DatabaseAway extends StartError {
  override name = "DatabaseAway";
}
