/** Who writes: an account, one of the guests of a link, or somebody who looks by one. */
export interface Commenter {
  /** Comments are theirs by this. */
  readonly id: string;
  /** An account, or the link of all its guests, whose writes are counted together, and who have read the same. */
  readonly signature: string;
  readonly name: string;
  /** Whether they may delete what those said who look by a link, too. */
  readonly moderates?: boolean;
}
