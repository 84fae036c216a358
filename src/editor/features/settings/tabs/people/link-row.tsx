import { Ellipsis, Link2, Link2Off } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { LinkRole, SiteLink } from "#/api/links.ts";
import { useEditor } from "../../../../session/editor.ts";
import { RevokeLinkDialog } from "../../../../shell/site-dialogs/revoke-link-dialog.tsx";
import { useSignal } from "../../../../signals/signal.ts";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { daysLeft } from "./days-left.ts";
import { lastSeen } from "./last-seen.ts";
import { useRevoke } from "./use-share-links.ts";

/** A link that lets people in without an account. */
export interface ShareLink extends SiteLink {
  readonly role: LinkRole;
}

/** Whether somebody has the site open by a link; presence names guests by theirs. */
function useIsHere({ id }: ShareLink): boolean {
  const others = useSignal(useEditor().others);
  return others.some(({ person }) => person.startsWith(`guest-${id}-`));
}

/** A link that lets people in: what they may do, why it lets nobody in for now if so, until when, and when somebody came by it. */
export function LinkRow({ link }: { readonly link: ShareLink }): ReactNode {
  const { name, role, author, expiresAt, usedAt, pausedBy } = link;
  const t = useTranslate("settings");
  const language = useLanguage();
  const isHere = useIsHere(link);
  const [now] = useState(Date.now);
  const title = name === "" ? t("people.anyone") : name;
  const left = t("people.daysLeft", { count: daysLeft(expiresAt, now) });
  const paused = pausedBy === undefined ? [] : [t(`people.paused.${pausedBy}`)];
  const facts = [t("people.shareLink"), ...paused, left, t("people.linkBy", { name: author })];
  return (
    <li className="people-row">
      <span className="people-who">
        <span className="avatar initials" aria-hidden="true">
          <Link2 className="size-14" />
        </span>
        <span className="grow">
          <span className="strong truncated">{title}</span>
          <span className="hint">{facts.join(" · ")}</span>
        </span>
      </span>
      <span className="people-role">
        <span className="tag">{t(`roles.${role}`)}</span>
      </span>
      <span className="people-seen secondary-text">
        {isHere ? t("people.now") : (lastSeen(usedAt, language) ?? t("people.now"))}
      </span>
      <span className="people-more">
        <LinkMenu link={link} title={title} />
      </span>
    </li>
  );
}

function LinkMenu({
  link,
  title,
}: {
  readonly link: ShareLink;
  readonly title: string;
}): ReactNode {
  const t = useTranslate("settings");
  const revoke = useRevoke();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <MenuButton
        label={t("people.more", { name: title })}
        className="button icon-only ghost sm"
        choices={[
          {
            value: "revoke",
            label: t("people.revoke"),
            icon: <Link2Off aria-hidden="true" />,
            isDanger: true,
          },
        ]}
        onChoose={() => setAsked(true)}
      >
        <Ellipsis aria-hidden="true" />
      </MenuButton>
      {isAsked && (
        <RevokeLinkDialog
          link={link}
          name={title}
          onClose={() => setAsked(false)}
          onConfirm={() => void revoke(link)}
        />
      )}
    </>
  );
}
