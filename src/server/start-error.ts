import { withOwnCommands } from "./own-program.ts";

/** Stops the start. The message is one sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = "StartError";

  constructor(message: string, options?: ErrorOptions) {
    super(withOwnCommands(message), options);
  }
}

/** The installation's folder belongs to another process. */
export class FolderTaken extends StartError {
  override name = "FolderTaken";
}
