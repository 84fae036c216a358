import type { FieldPath, Target } from "#/site/operations/target.ts";

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
  readonly failure: { readonly code: string; readonly message: string } | null;
  cancel(): void;
}
