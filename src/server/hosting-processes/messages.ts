import { z } from "zod";
import { processMetricsSchema } from "./process-metrics.ts";
import { type LivePointer, livePointerSchema } from "../storage/live-pointer.ts";

const turnSchema = z.number().int();
const countSchema = z.number().int().min(0);

/** What the main process tells one that hosts beside it; `start` comes first. */
export const orderSchema = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("start"),
    pointers: z.array(livePointerSchema),
    /** The path of the socket that other requests are passed on to. */
    passTo: z.string(),
    /** Whom people write to; left out where nobody is named. */
    contact: z.string().optional(),
  }),
  /** It answers visitors from now on, on the socket that comes with this message. */
  z.object({ name: z.literal("listen") }),
  /** A site is shown by another pointer from now on. */
  z.object({ name: z.literal("show"), turn: turnSchema, pointer: livePointerSchema }),
  /** A site is shown no more. */
  z.object({ name: z.literal("hide"), turn: turnSchema, site: z.number() }),
  /** People write to somebody else from now on, or to nobody. */
  z.object({ name: z.literal("contact"), turn: turnSchema, contact: z.string().optional() }),
  /** What it has counted is told. */
  z.object({ name: z.literal("count"), turn: turnSchema }),
  /** How it stands is told. */
  z.object({ name: z.literal("measure"), turn: turnSchema }),
  /** Nothing new is taken; what it has counted is told, and the process ends with its last answer. */
  z.object({ name: z.literal("close") }),
]);
export type Order = z.infer<typeof orderSchema>;

/** What it answers. */
export const reportSchema = z.discriminatedUnion("name", [
  /** It could answer visitors. */
  z.object({ name: z.literal("ready") }),
  /** What it was told in this turn holds. */
  z.object({ name: z.literal("done"), turn: turnSchema }),
  /** What it has shown since it said so last. */
  z.object({
    name: z.literal("counted"),
    counted: z.array(z.object({ site: z.number(), views: countSchema, bytes: countSchema })),
  }),
  /** How it stands. */
  z.object({ name: z.literal("measured"), metrics: processMetricsSchema }),
  /** Something of a site can't be shown because it is lost. */
  z.object({ name: z.literal("lost"), site: z.number() }),
]);
export type Report = z.infer<typeof reportSchema>;

/** What becomes of a site. */
export function orderFor(turn: number, site: number, pointer: LivePointer | undefined): Order {
  return pointer ? { name: "show", turn, pointer } : { name: "hide", turn, site };
}
