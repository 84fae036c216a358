import type { FieldPath, Target } from "#/site/operations/target.ts";

/** Why a file didn’t get to the server. */
export interface UploadFailure {
  readonly code: string;
  /** What the server’s refusal says besides. */
  readonly details: unknown;
}

/** A picture field of the document. */
export interface PictureSpot {
  readonly target: Target;
  readonly path: FieldPath;
}

/** A picture on its way to the server, or one that didn't get there. */
export interface UploadState extends PictureSpot {
  readonly key: string;
  readonly file: File;
  /** Share that is sent, 0 to 1. */
  readonly progress: number;
  /** Why it failed; the old picture stays. */
  readonly failure: UploadFailure | null;
  cancel(): void;
}
