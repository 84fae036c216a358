import type { AuditEntry } from "#/api/operator-complaints.ts";
import { settingNames } from "#/api/operator-settings.ts";
import type { Translate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { quotaNames } from "../quota-names.ts";
import { shownSetting } from "../settings/setting-choices.ts";

/** A change of an account’s own limits, one after the other. */
function quotaWords(
  t: Translate<"operators">,
  language: string,
  details: AuditEntry["details"],
): string[] {
  return quotaNames.flatMap((name) => {
    const limit = details[name];
    if (limit === undefined) return [];
    const shown =
      typeof limit !== "number"
        ? t(limit === "off" ? "people.quotas.kinds.off" : "people.quotas.kinds.usual")
        : name === "storage"
          ? shownBytes(language, limit)
          : limit.toLocaleString(language);
    return [`${t(`people.${name}`)}: ${shown}`];
  });
}

/** A change of settings, one after the other; what went back to the server's is said so. */
function settingWords(
  t: Translate<"operators">,
  language: string,
  details: AuditEntry["details"],
): string[] {
  return settingNames.flatMap((name) => {
    const value = details[name];
    if (value === undefined) return [];
    const word =
      value === null ? t("audit.serversOwn") : shownSetting({ t, language }, name, value);
    return [`${t(`settings.${name}.label`)}: ${word}`];
  });
}

/** What an entry of the log says beside its action and what it is about. */
export function entryDetails(
  { action, details }: Pick<AuditEntry, "action" | "details">,
  t: Translate<"operators">,
  language: string,
): string[] {
  if (action === "settings.change") return settingWords(t, language, details);
  const { isPaid, isReportingClosed } = details;
  const said = ["domain", "reason", "email", "kind"]
    .map((name) => details[name])
    .filter((one) => typeof one === "string" && one !== "");
  return [
    ...said.map(String),
    ...(typeof isPaid === "boolean" ? [t(isPaid ? "audit.paid" : "audit.unpaid")] : []),
    ...(typeof isReportingClosed === "boolean"
      ? [t(isReportingClosed ? "audit.reportsClosed" : "audit.reportsOpen")]
      : []),
    ...quotaWords(t, language, details),
  ];
}
