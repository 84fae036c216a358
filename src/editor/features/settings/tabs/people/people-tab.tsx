import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { MadeInvitation, People } from "#/api/people.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorNote } from "../../../../ui/error-note.tsx";
import { keepRows } from "../../../../ui/keep-rows.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { Loaded } from "../../form/loaded.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { HandOver } from "./hand-over.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { LinkRow } from "./link-row.tsx";
import { MadeLinks } from "./made-links.tsx";
import { PersonRow } from "./person-row.tsx";
import { usePeople } from "./use-people.ts";
import { useSiteLinks } from "./use-share-links.ts";
import "./people.css";

/** Everyone who can work on the site, and who was asked to. */
export function PeopleTab(): ReactNode {
  const t = useTranslate("settings");
  const people = usePeople();
  const [isInviting, setInviting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setInviting(false));
    // what had the keyboard is gone: back to what opened it
    if (document.activeElement === document.body) button.current?.focus();
  };
  const isOwner =
    people.data?.people.some(({ isSelf, role }) => isSelf && role === "owner") ?? false;
  const invite = isOwner && !isInviting && (
    <Button ref={button} variant="primary" onClick={() => setInviting(true)}>
      <UserPlus aria-hidden="true" />
      {t("people.invite")}
    </Button>
  );
  return (
    <TabLayout title={t("people.title")} hint={t("people.about")} actions={invite}>
      <Loaded of={people}>
        {(all) => (
          <Lists people={all} isOwner={isOwner} isInviting={isInviting} onInvited={close} />
        )}
      </Loaded>
    </TabLayout>
  );
}

interface ListsProps {
  readonly people: People;
  readonly isOwner: boolean;
  readonly isInviting: boolean;
  readonly onInvited: () => void;
}

function Lists({ people: all, isOwner, isInviting, onInvited }: ListsProps): ReactNode {
  const t = useTranslate("settings");
  const [made, setMade] = useState<readonly MadeInvitation[]>([]);
  const { people, invitations, sendsMail } = all;
  const links = useSiteLinks();
  const shared = (links.data ?? []).flatMap(({ role, ...link }) =>
    role === null ? [] : [{ ...link, role }],
  );
  const addMade = (one: MadeInvitation): void => {
    if (one.link !== undefined)
      setMade((before) => [...before.filter(({ email }) => email !== one.email), one]);
  };
  // a link of an invitation that is gone is worth nothing
  const shown = made.filter(({ id }) => invitations.some((one) => one.id === id));
  return (
    <>
      {shown.length > 0 && <MadeLinks made={shown} />}
      <Part title={t("people.access")} hint={t("people.accessAbout")}>
        {isInviting && <InviteForm sendsMail={sendsMail} onMade={addMade} onClose={onInvited} />}
        <div className="people-table">
          <div className="people-row people-head" aria-hidden="true">
            <span>{t("people.person")}</span>
            <span>{t("people.role")}</span>
            <span>{t("people.seen")}</span>
          </div>
          <ul ref={keepRows} aria-label={t("people.title")}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                people={people}
                isOwner={isOwner}
                hasLinks={links.data?.some(({ authorId }) => authorId === person.id) ?? false}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                sendsMail={sendsMail}
                onMade={addMade}
              />
            ))}
            {shared.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        </div>
        <ErrorNote error={links.error} />
      </Part>
      <HandOver people={people} sendsMail={sendsMail} />
    </>
  );
}
