import type { Clock } from "../clock.ts";
import { MigrationRefused } from "../db/migrate-documents.ts";
import { isOutside } from "../errors.ts";

interface WaitingOptions<Opened> {
  /** Opens what needs the database. */
  open: () => Promise<Opened>;
  clock: Clock;
  /** Told of every failure; throws where there is nothing to do meanwhile. */
  onFailure: (error: unknown) => void;
}

/** A database or a disk may come back at any moment; what somebody has to mend takes longer. */
const retryMs = { outside: 2_000, other: 10_000 } as const;

/** Opens what needs the database, as often as it takes; never again after a migration was refused: another program must. */
export async function openWhenThere<Opened>({
  open,
  clock,
  onFailure,
}: WaitingOptions<Opened>): Promise<Opened> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      onFailure(error);
      if (error instanceof MigrationRefused) return new Promise<never>(() => undefined);
      await clock.sleep(isOutside(error) ? retryMs.outside : retryMs.other);
    }
  }
}
