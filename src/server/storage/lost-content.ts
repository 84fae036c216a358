/** Stored content that is gone, or no longer what its name says. */
export class LostContent extends Error {
  override name = "LostContent";
  readonly code = "LOST_CONTENT";
  readonly hash: string;

  constructor(hash: string, what: "missing" | "damaged") {
    super(`Stored content is ${what}: ${hash}`);
    this.hash = hash;
  }
}
