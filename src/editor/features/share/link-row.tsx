import {
  FilePenLine,
  LockKeyhole,
  LockKeyholeOpen,
  MessageSquare,
  MessageSquareOff,
  Tag,
  UserPen,
} from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SiteLink } from "#/api/links.ts";
import { RevokeLinkDialog } from "../../shell/site-dialogs/revoke-link-dialog.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { listedMomentWords } from "../../words/moment-words.ts";
import { useLinkComments } from "./use-links.ts";
import { PasswordDialog } from "./password-dialog.tsx";

const hourMs = 3_600_000;
const dayHours = 24;

interface LinkRowProps {
  readonly link: SiteLink;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** How long a link still works. */
function useTimeLeft(expiresAt: string): string {
  const t = useTranslate("share");
  const [now] = useState(Date.now);
  const hours = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / hourMs));
  return hours <= dayHours
    ? t("hoursLeft", { count: hours })
    : t("daysLeft", { count: Math.ceil(hours / dayHours) });
}

/** A link: what it shows, why it opens nothing for now if so, until when, who made it, and when it was opened. */
export function LinkRow({ link, isBusy, onRevoke }: LinkRowProps): ReactNode {
  const {
    name,
    release,
    role,
    author,
    uses,
    usedAt,
    expiresAt,
    pausedBy,
    hasPassword,
    takesComments,
  } = link;
  const t = useTranslate("share");
  const left = useTimeLeft(expiresAt);
  const draft = role ? t(`roles.${role}`) : t("latestDraft");
  const shows = release ? t("release", { number: release.number }) : draft;
  const title = name === "" ? shows : name;
  const [isAsked, setAsked] = useState(false);
  const [isLocking, setLocking] = useState(false);
  const used =
    usedAt === null ? t("unused") : t("used", { count: uses, time: listedMomentWords(usedAt) });
  const paused = pausedBy === undefined ? [] : [t(`paused.${pausedBy}`)];
  const locked = hasPassword ? [t("locked")] : [];
  const open = takesComments ? [t("commentsAllowed")] : [];
  const by = t("by", { name: author });
  const facts = [...(name === "" ? [] : [shows]), ...locked, ...open, ...paused, left, by, used];
  const comments = useLinkComments(link);
  const CommentsIcon = takesComments ? MessageSquare : MessageSquareOff;
  const LockIcon = hasPassword ? LockKeyhole : LockKeyholeOpen;
  const Icon = release ? Tag : role ? UserPen : FilePenLine;
  return (
    <li>
      <Icon aria-hidden="true" />
      <span className="grow">
        <span className="strong">{title}</span>
        <span className="size-12 tertiary-text">{facts.join(" · ")}</span>
      </span>
      {role === null && (
        <>
          <IconButton
            size="sm"
            label={t("commentsOf", { name: title })}
            aria-pressed={takesComments}
            isBusy={comments.isPending}
            icon={<CommentsIcon aria-hidden="true" />}
            onClick={() => comments.mutate(!takesComments)}
          />
          <IconButton
            size="sm"
            label={t("passwordOf", { name: title })}
            icon={<LockIcon aria-hidden="true" />}
            onClick={() => setLocking(true)}
          />
        </>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="share-revoke"
        isBusy={isBusy}
        aria-label={t("revokeOne", { name: title })}
        onClick={() => setAsked(true)}
      >
        {t("revoke")}
      </Button>
      {isLocking && <PasswordDialog link={link} name={title} onClose={() => setLocking(false)} />}
      {isAsked && (
        <RevokeLinkDialog
          link={link}
          name={title}
          onConfirm={onRevoke}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
