/** Stored content that is gone, can't be read, or is no longer what its name says. */
export class LostContent extends Error {
  override name = "LostContent";
  readonly code = "LOST_CONTENT";
  readonly hash: string;

  constructor(hash: string, what: "missing" | "damaged" | "unreadable", options?: ErrorOptions) {
    super(`Stored content is ${what}: ${hash}`, options);
    this.hash = hash;
  }
}
