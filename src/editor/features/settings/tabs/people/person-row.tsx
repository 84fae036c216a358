import { Ellipsis, UserMinus } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { Person } from "#/api/people.ts";
import { type SiteRole, isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import { cutText } from "#/lib/cut-text.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { lastSeen } from "./last-seen.ts";
import { useChange, usePeopleClient } from "./use-people.ts";

function shownName({ name, email }: Pick<Person, "name" | "email">): string {
  return name === "" ? (email ?? "") : name;
}

/** Who somebody is, with a sign for their face. */
export function Who({
  name,
  aside,
  hint,
}: {
  readonly name: string;
  readonly aside?: string | undefined;
  readonly hint?: string | undefined;
}): ReactNode {
  return (
    <span className="people-who">
      <span className="avatar initials" aria-hidden="true">
        {cutText(name, 1).toUpperCase()}
      </span>
      <span className="grow">
        <span className="people-name">
          <span className="strong truncated">{name}</span>
          {aside !== undefined && <span className="tertiary-text">{aside}</span>}
        </span>
        {hint !== undefined && <span className="hint truncated">{hint}</span>}
      </span>
    </span>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly people: readonly Person[];
  /** Whether the reader is an owner. */
  readonly isOwner: boolean;
  /** Whether links to the site are theirs, which end when they are no editor any more. */
  readonly hasLinks: boolean;
}

/** Somebody who works on the site. */
export function PersonRow({ person, people, isOwner, hasLinks }: PersonRowProps): ReactNode {
  const t = useTranslate("settings");
  const language = useLanguage();
  const { name, email, role, isSelf, seenAt } = person;
  const isLast = role === "owner" && people.filter((one) => one.role === "owner").length === 1;
  return (
    <li className="people-row">
      <Who
        name={shownName(person)}
        aside={isSelf ? t("people.you") : undefined}
        hint={name === "" ? undefined : (email ?? undefined)}
      />
      <span className="people-role">
        {isOwner && !isLast ? (
          <RoleChoice person={person} hasLinks={hasLinks} />
        ) : (
          <span>{t(`roles.${role}`)}</span>
        )}
      </span>
      <span className="people-seen secondary-text">
        {isSelf ? t("people.now") : (lastSeen(seenAt, language) ?? t("people.now"))}
      </span>
      <span className="people-more">{isOwner && !isSelf && <PersonMenu person={person} />}</span>
    </li>
  );
}

function RoleChoice({ person, hasLinks }: Pick<PersonRowProps, "person" | "hasLinks">): ReactNode {
  const t = useTranslate("settings");
  const client = usePeopleClient();
  const change = useChange();
  const id = useId();
  const [asked, setAsked] = useState<SiteRole | null>(null);
  const set = (role: SiteRole): void =>
    void change(() => client.setRole(person.id, role), t("people.roleChanged"));
  const endsLinks = (role: SiteRole): boolean => hasLinks && !isAtLeast(role, "editor");
  const resigning = (isWithLinks: boolean) => ({
    title: t("people.resignTitle"),
    text: [t("people.resignText"), ...(isWithLinks ? [t("people.ownLinksEnd")] : [])].join(" "),
    action: t("people.resign"),
  });
  const lowering = {
    title: t("people.lowerTitle", { name: shownName(person) }),
    text: t("people.lowerText"),
    action: t("people.lower"),
  };
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t("people.roleOf", { name: shownName(person) })}
      </label>
      <Select
        id={id}
        value={person.role}
        options={siteRoleSchema.options.map((role) => [role, t(`roles.${role}`)] as const)}
        onChange={(role) => (person.isSelf || endsLinks(role) ? setAsked(role) : set(role))}
      />
      {asked && (
        <ConfirmDialog
          {...(person.isSelf ? resigning(endsLinks(asked)) : lowering)}
          onClose={() => setAsked(null)}
          onConfirm={() => set(asked)}
        />
      )}
    </>
  );
}

function PersonMenu({ person }: { readonly person: Person }): ReactNode {
  const t = useTranslate("settings");
  const client = usePeopleClient();
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const name = shownName(person);
  return (
    <>
      <MenuButton
        label={t("people.more", { name })}
        className="button icon-only ghost sm"
        choices={[
          {
            value: "remove",
            label: t("people.remove"),
            icon: <UserMinus aria-hidden="true" />,
            isDanger: true,
          },
        ]}
        onChoose={() => setAsked(true)}
      >
        <Ellipsis aria-hidden="true" />
      </MenuButton>
      {isAsked && (
        <ConfirmDialog
          title={t("people.removeTitle", { name })}
          text={t("people.removeText")}
          action={t("people.remove")}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void change(() => client.remove(person.id), t("people.removed", { name }))
          }
        />
      )}
    </>
  );
}
