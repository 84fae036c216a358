import * as z from "zod/mini";
import type { FileRefusal } from "#/api/files.ts";
import { fileRefusals } from "#/api/files.ts";
import { isFinal } from "../../api/is-final.ts";
import type { Translate } from "../../words/i18n.ts";
import type { UploadFailure } from "../picture/upload-state.ts";

const detailsSchema = z.object({ reason: z.string() });

function isRefusal(reason: string): reason is FileRefusal {
  return Object.hasOwn(fileRefusals, reason);
}

function refusalOf({ details }: UploadFailure): FileRefusal | undefined {
  const reason = detailsSchema.safeParse(details).data?.reason ?? "";
  return isRefusal(reason) ? reason : undefined;
}

/** Whether the same file may be taken when it is sent again: once others are deleted there is room for it. */
export function mayRetry(failure: UploadFailure): boolean {
  return !isFinal(failure) || refusalOf(failure) === "site-full";
}

/** Why a file wasn't taken, in the owner's words. */
export function refusalWords(
  failure: UploadFailure,
  t: Translate<"files">,
  say: Translate<"screens">,
): string {
  const refusal = refusalOf(failure);
  if (refusal) return t(`refusal.${refusal}`);
  const { code } = failure;
  if (code === "payload-too-large") return t("refusal.too-large");
  if (code === "no-room") return say("errors.no-room");
  if (code === "network") return t("refusal.lost");
  if (code === "too-many-requests" || code === "unavailable") return t("refusal.busy");
  return t("refusal.other");
}
