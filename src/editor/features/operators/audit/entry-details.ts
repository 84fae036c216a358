import type { AuditEntry } from "#/api/operator-complaints.ts";
import { settingNames } from "#/api/operator-settings.ts";
import type { Translate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { shownSetting } from "../settings/setting-choices.ts";

function limitWords(
  t: Translate<"operators">,
  limit: unknown,
  shown: (n: number) => string,
): string {
  if (typeof limit === "number") return shown(limit);
  return t(limit === "off" ? "people.quotas.kinds.off" : "people.quotas.kinds.usual");
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
  const { isPaid, isReportingClosed, sites, storage, pages } = details;
  const said = ["domain", "reason", "email", "kind"]
    .map((name) => details[name])
    .filter((one) => typeof one === "string" && one !== "");
  return [
    ...said.map(String),
    ...(typeof isPaid === "boolean" ? [t(isPaid ? "audit.paid" : "audit.unpaid")] : []),
    ...(typeof isReportingClosed === "boolean"
      ? [t(isReportingClosed ? "audit.reportsClosed" : "audit.reportsOpen")]
      : []),
    ...(sites === undefined
      ? []
      : [`${t("people.sites")}: ${limitWords(t, sites, (n) => n.toLocaleString(language))}`]),
    ...(storage === undefined
      ? []
      : [`${t("people.storage")}: ${limitWords(t, storage, (n) => shownBytes(language, n))}`]),
    ...(pages === undefined
      ? []
      : [`${t("people.pages")}: ${limitWords(t, pages, (n) => n.toLocaleString(language))}`]),
  ];
}
