import * as z from "zod/mini";
import type { FileRefusal } from "#/api/files.ts";
import { fileRefusals } from "#/api/files.ts";
import type { Translate } from "../../words/i18n.ts";
import type { UploadFailure } from "../library/upload-queue.ts";

const detailsSchema = z.object({ reason: z.string() });

function isRefusal(reason: string): reason is FileRefusal {
  return Object.hasOwn(fileRefusals, reason);
}

/** Why a file wasn't taken, in the owner's words. */
export function refusalWords(
  { code, details }: Pick<UploadFailure, "code" | "details">,
  t: Translate<"files">,
  say: Translate<"screens">,
): string {
  const reason = detailsSchema.safeParse(details).data?.reason ?? "";
  if (isRefusal(reason)) return t(`refusal.${reason}`);
  if (code === "payload-too-large") return t("refusal.too-large");
  if (code === "no-room") return say("errors.no-room");
  if (code === "network") return t("refusal.lost");
  if (code === "too-many-requests" || code === "unavailable") return t("refusal.busy");
  return t("refusal.other");
}
