import { z } from "zod";
import type { Platform } from "./runtime-packages.ts";

const reportSchema = z.object({
  header: z.object({ glibcVersionRuntime: z.string().optional() }),
});

/** What this Node.js runs on. */
export function platformHere(): Platform {
  const { header } = reportSchema.parse(process.report.getReport());
  const libc = header.glibcVersionRuntime === undefined ? "musl" : "glibc";
  return { os: process.platform, cpu: process.arch, libc };
}
