/**
 * `resting`: the server has everything · `sending`: not yet, for less than 400 ms · `saving`: for longer · `saved`: for
 * 2 s after that · `offline`: kept on this device and tried again · `signed-out`: kept until somebody signs in.
 */
export type SavePhase = "resting" | "sending" | "saving" | "saved" | "offline" | "signed-out";

export interface SaveState {
  readonly phase: SavePhase;
  /** How many operations the server doesn't have yet. */
  readonly unsent: number;
  /** When it last had everything, in milliseconds since 1970; null before the first change. */
  readonly savedAt: number | null;
}

/** Milliseconds before "Saving…" shows, and for which "Saved" stays. */
export const saveTimings = { savingShows: 400, savedStays: 2000 } as const;
