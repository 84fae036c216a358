import sharp from "sharp";
import type { PictureRefusal } from "#/api/picture-refusals.ts";
import { PictureProblem } from "./picture-problem.ts";
import { keepPicture, makeIcons, makeVariants, quickView, takePicture } from "./picture-tasks.ts";

/** What the worker can be asked for, by name. */
const tasks = { keepPicture, makeIcons, makeVariants, quickView, takePicture };
export type PictureTasks = typeof tasks;
export type PictureTaskName = keyof PictureTasks;

export interface PictureRequest {
  readonly name: PictureTaskName;
  readonly args: readonly unknown[];
}
export type PictureReply =
  | { readonly isReady: true }
  | { readonly result: unknown }
  | { readonly problem: PictureRefusal }
  | { readonly error: string };

// one picture at a time, and no memory kept for the next
sharp.concurrency(1);
sharp.cache(false);

async function run({ name, args }: PictureRequest): Promise<PictureReply> {
  try {
    const task = tasks[name] as (...all: readonly unknown[]) => Promise<unknown>;
    return { result: await task(...args) };
  } catch (error) {
    if (error instanceof PictureProblem) return { problem: error.refusal };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (request: PictureRequest) => {
  void run(request).then((reply) => process.send?.(reply));
});
// nobody is left to work for
process.on("disconnect", () => process.exit(0));
process.send?.({ isReady: true } satisfies PictureReply);
