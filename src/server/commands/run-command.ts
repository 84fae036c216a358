import { StartError } from "../start-error.ts";

/** What a command that failed says, in place of an error's own words. */
type Explain = (error: unknown) => string | undefined;

/** Who reads a command's output may have seen enough of it, as `head` does. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(process.exitCode ?? 0);
}

/**
 * Runs an operator's command. One that fails says why in a sentence, and ends with 1.
 *
 * @param failed what couldn't be done, where the error is none that was made for operators
 */
export async function runCommand(
  run: () => Promise<void>,
  failed: string,
  explain: Explain = () => undefined,
): Promise<void> {
  process.stdout.on("error", endWithReader);
  try {
    await run();
  } catch (error) {
    const known = error instanceof StartError ? error.message : explain(error);
    process.stderr.write(`${known ?? `${failed}: ${String(error)}`}\n`);
    process.exit(1);
  }
}
