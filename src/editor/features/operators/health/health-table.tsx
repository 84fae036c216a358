import type { ReactNode } from "react";
import { healthChecksEn, healthFindingsEn } from "#/api/health-words.data.ts";
import type { HealthCheck, HealthFinding } from "#/api/operator-health.ts";
import { type Translate, useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { regional } from "../../../words/regional.ts";
import { OperatorTable } from "../operator-table.tsx";

const tags: Readonly<Record<HealthFinding["state"], string>> = {
  good: "tag ok",
  warning: "tag warn",
  problem: "tag error",
};

type FindingCode = keyof typeof healthFindingsEn;
type CheckName = keyof typeof healthChecksEn;

/** Another version of the program may have checked. */
const isKnown = (code: string): code is FindingCode => Object.hasOwn(healthFindingsEn, code);
const isCheck = (name: string): name is CheckName => Object.hasOwn(healthChecksEn, name);

/** Sizes and moments as people say them; see `healthFindingsEn`. */
function shownValue(language: string, name: string, value: string | number): string {
  if (typeof value === "string") return value;
  if (name.endsWith("Bytes")) return shownBytes(language, value);
  if (name.endsWith("At"))
    return new Date(value).toLocaleString(regional(language), {
      dateStyle: "long",
      timeStyle: "short",
    });
  return value.toLocaleString(language, { useGrouping: false });
}

function findingWords(
  t: Translate<"operators">,
  language: string,
  { code, values, text }: HealthFinding,
): string {
  if (!isKnown(code)) return text;
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    shownValue(language, name, value),
  ]);
  return t(`health.findings.${code}`, Object.fromEntries(shown));
}

/** What each check found, what is wrong first. */
export function HealthTable({ checks }: { checks: readonly HealthCheck[] }): ReactNode {
  const t = useTranslate("operators");
  const order = ["problem", "warning", "good"];
  const rows = checks
    .flatMap(({ name, findings }) =>
      findings.map((finding, index) => ({ key: `${name} ${index}`, name, finding })),
    )
    .toSorted((a, b) => order.indexOf(a.finding.state) - order.indexOf(b.finding.state));
  return (
    <OperatorTable
      headings={[
        { words: t("health.subject") },
        { words: t("health.state") },
        { words: t("health.finding") },
      ]}
    >
      {rows.map(({ key, ...row }) => (
        <HealthRow key={key} {...row} />
      ))}
    </OperatorTable>
  );
}

function HealthRow({ name, finding }: { name: string; finding: HealthFinding }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className="operator-when">
        <span className="strong">{isCheck(name) ? t(`health.checks.${name}`) : name}</span>
      </th>
      <td data-label={t("health.state")}>
        <span className={tags[finding.state]}>{t(`health.states.${finding.state}`)}</span>
      </td>
      <td data-label={t("health.finding")}>{findingWords(t, language, finding)}</td>
    </tr>
  );
}
