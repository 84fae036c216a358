import type { Clock } from "../clock.ts";

interface ReadinessOptions {
  clock: Clock;
  /** Throws when edits can't be taken. It may cost a write. */
  check: () => Promise<void>;
}

const goodForMs = 1_000;

/** Checks on request, however often that comes: a good answer holds for a second, and many share one check. */
export function createReadiness({ clock, check }: ReadinessOptions): () => Promise<void> {
  let checking: Promise<void> | undefined;
  let goodUntil = 0;

  async function checkOnce(): Promise<void> {
    try {
      await check();
      goodUntil = clock.now() + goodForMs;
    } finally {
      checking = undefined;
    }
  }

  return () => {
    if (clock.now() < goodUntil) return Promise.resolve();
    checking ??= checkOnce();
    return checking;
  };
}
