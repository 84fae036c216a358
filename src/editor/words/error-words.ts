import { ApiError } from "../api/api-error.ts";
import type { Translate } from "./i18n.ts";

/** Codes of the catalogue that people can do something about; they have words of their own. */
const told = [
  "network",
  "too-many-requests",
  "wrong-credentials",
  "sign-in-link-invalid",
  "password-too-weak",
  "not-signed-in",
  "forbidden",
  "not-found",
  "kept-unwritten",
  "storage-full",
  "storage-unavailable",
  "unavailable",
  "conflict",
  "invalid",
  "already-member",
  "account-exists",
  "invitation-invalid",
  "link-invalid",
  "account-suspended",
  "account-unknown",
  "mail-limit",
  "last-owner",
  "email-change-invalid",
  "passkey-refused",
  "last-operator",
  "under-review",
  "saved-sections-full",
  "sign-up-invalid",
  "too-many-sites",
  "too-many-pages",
  "no-room-for-pages",
  "publish-held",
  "address-held",
  "no-room",
] as const;

/** What went wrong, in words for people; the code of an error that has no words of its own stays out of them. */
export function errorWords(t: Translate<"screens">, error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  const words = t(`errors.${told.find((one) => one === code) ?? "other"}`);
  // what passes by itself is nobody’s to look for
  const id = error instanceof ApiError && code !== "unavailable" ? error.requestId : undefined;
  return id === undefined ? words : `${words} ${t("errors.reference", { id })}`;
}
