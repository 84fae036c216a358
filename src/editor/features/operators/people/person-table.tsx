import { Ellipsis, Gauge, KeyRound, UserRoundCheck, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedPerson } from "#/api/operator-people.ts";
import type { QuotaInfo } from "#/api/quotas.ts";
import { QuotaMeter } from "../quota-meter.tsx";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { regional } from "../../../words/regional.ts";
import { OperatorTable } from "../operator-table.tsx";
import { useQuotaWords } from "../use-quota-words.ts";
import type { PersonDeed } from "./use-person-deeds.ts";

interface PersonTableProps {
  readonly rows: readonly ListedPerson[];
  readonly onDo: (deed: PersonDeed, person: ListedPerson) => void;
}

/** Accounts with what they have of their limits. */
export function PersonTable({ rows, onDo }: PersonTableProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <OperatorTable
      headings={[
        { words: t("people.person") },
        { words: t("people.status") },
        { words: t("people.sites") },
        { words: t("people.storage") },
        { words: t("people.seen") },
      ]}
      hasActions
    >
      {rows.map((person) => (
        <PersonRow key={person.id} person={person} onDo={onDo} />
      ))}
    </OperatorTable>
  );
}

function PersonRow({
  person,
  onDo,
}: {
  readonly person: ListedPerson;
  readonly onDo: PersonTableProps["onDo"];
}): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const { name, email, quotas, suspension, seenAt } = person;
  const date = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium" });
  return (
    <tr>
      <th scope="row">
        <span className="strong">{name === "" ? email : name}</span>
        {name !== "" && <span className="hint">{email}</span>}
      </th>
      <td data-label={t("people.status")}>
        <StatusTag {...person} />
        {suspension && <span className="hint operator-person">{suspension.reason}</span>}
      </td>
      <td data-label={t("people.sites")}>
        <Quota quota={quotas.sites} shown={(count) => count.toLocaleString(language)} />
      </td>
      <td data-label={t("people.storage")}>
        <Quota quota={quotas.storage} shown={(bytes) => shownBytes(language, bytes)} />
      </td>
      <td data-label={t("people.seen")}>{seenAt === null ? "–" : date.format(new Date(seenAt))}</td>
      <td className="operator-row-menu">
        <PersonMenu person={person} onDo={(deed) => onDo(deed, person)} />
      </td>
    </tr>
  );
}

function StatusTag({ role, suspension }: ListedPerson): ReactNode {
  const t = useTranslate("operators");
  if (suspension) return <span className="tag error">{t("people.suspended")}</span>;
  if (role === "operator") return <span className="tag accent">{t("people.operator")}</span>;
  return <span className="tag ok">{t("people.active")}</span>;
}

/** What an account has of a limit. */
function Quota({
  quota,
  shown,
}: {
  readonly quota: QuotaInfo;
  readonly shown: (amount: number) => string;
}): ReactNode {
  return <QuotaMeter quota={quota} words={useQuotaWords()(quota, shown)} />;
}

function PersonMenu({
  person,
  onDo,
}: {
  readonly person: ListedPerson;
  readonly onDo: (deed: PersonDeed) => void;
}): ReactNode {
  const t = useTranslate("operators");
  const { name, email, isSelf, role, suspension } = person;
  const choices = [
    ...(role === "operator"
      ? []
      : [{ value: "quotas", icon: <Gauge aria-hidden="true" />, isDanger: false } as const]),
    ...(role === "operator" || suspension
      ? []
      : [{ value: "password", icon: <KeyRound aria-hidden="true" />, isDanger: false } as const]),
    ...(suspension
      ? [
          {
            value: "restore",
            icon: <UserRoundCheck aria-hidden="true" />,
            isDanger: false,
          } as const,
        ]
      : isSelf
        ? []
        : [{ value: "suspend", icon: <UserRoundX aria-hidden="true" />, isDanger: true } as const]),
  ];
  if (choices.length === 0) return null;
  return (
    <MenuButton<PersonDeed>
      label={t("actionsOf", { name: name === "" ? email : name })}
      className="button ghost icon-only"
      choices={choices.map((choice) => ({ ...choice, label: t(`people.deeds.${choice.value}`) }))}
      onChoose={onDo}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
