import type { Clock } from "./clock.ts";
import { errorCodeOf } from "./errors.ts";
import { DatabaseAway } from "./start-error.ts";

interface WaitingOptions<Opened> {
  /** Opens what needs the database. */
  open: () => Promise<Opened>;
  clock: Clock;
  /** Called once, before the first wait; throws where there is nothing to do without a database. */
  onAway: (error: unknown) => Promise<void>;
}

const retryMs = 2_000;

function isAway(error: unknown): boolean {
  return error instanceof DatabaseAway || errorCodeOf(error) === "unavailable";
}

/** Opens what needs the database as soon as it is there. Errors that don't pass are thrown. */
export async function openWhenThere<Opened>({
  open,
  clock,
  onAway,
}: WaitingOptions<Opened>): Promise<Opened> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (attempt === 1) await onAway(error);
      await clock.sleep(retryMs);
    }
  }
}
