import { UserRoundPlus, Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import type { ListedPerson, OperatorPeopleQuery } from "#/api/operator-people.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { InvitedPeople } from "./invited-people.tsx";
import { PersonDialogs } from "./person-dialogs.tsx";
import { PersonTable } from "./person-table.tsx";
import { usePersonDeeds } from "./use-person-deeds.ts";

const states = ["all", "operators", "suspended"] as const;

/** `/operator/people`: all accounts, their limits, and who is invited to have one. */
export function PeopleScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const [q, setQuery] = useState("");
  const [state, setState] = useState<OperatorPeopleQuery["state"]>("all");
  const [isInviting, setInviting] = useState(false);
  const wanted = useDeferredValue(q.trim());
  const list = usePages<ListedPerson>(call, "operator/people", { q: wanted, state });
  const deeds = usePersonDeeds(call, toast);
  return (
    <>
      <OperatorHead title={t("people.title")}>
        <Button variant="primary" onClick={() => setInviting(true)}>
          <UserRoundPlus aria-hidden="true" />
          {t("people.invite.open")}
        </Button>
      </OperatorHead>
      <InvitedPeople call={call} toast={toast} />
      <div className="operator-tools">
        <SearchField
          label={t("people.search")}
          clearLabel={say("search.clear")}
          value={q}
          maxLength={200}
          onChange={setQuery}
        />
        <Segmented
          className="sideways"
          label={t("people.status")}
          value={state}
          choices={states.map((value) => ({ value, label: t(`people.states.${value}`) }))}
          onChoose={setState}
        />
      </div>
      <Listed Icon={Users} list={list} empty={t("people.nothing")}>
        {(rows) => <PersonTable rows={rows} onDo={deeds.begin} />}
      </Listed>
      <PersonDialogs deeds={deeds} />
      {isInviting && <InviteDialog call={call} toast={toast} onClose={() => setInviting(false)} />}
    </>
  );
}
