import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Takedown } from "#/api/sites.ts";
import { classNames } from "../ui/class-names.ts";
import { useTranslate } from "../words/i18n.ts";
import { momentWords } from "../words/moment-words.ts";

interface TakedownNoteProps {
  readonly takedown: Takedown;
  /** Where it stands among other things. */
  readonly className?: string;
  /** What publishing does meanwhile. */
  readonly isPublishing?: boolean;
}

/** An operator took the site down: since when, why, what visitors see, and whom to write to. */
export function TakedownNote({
  takedown: { reason, since, contact, contactLink },
  className,
  isPublishing = false,
}: TakedownNoteProps): ReactNode {
  const t = useTranslate("screens");
  return (
    <div className={classNames("note error takedown-note", className)} role="status">
      <ShieldAlert aria-hidden="true" />
      <div>
        <p className="strong">{t("takedown.title", { time: momentWords(since) })}</p>
        {reason !== "" && <blockquote>{reason}</blockquote>}
        <p>
          {t("takedown.visitors")} {isPublishing && t("takedown.publishing")}
        </p>
        <p>
          {contact === undefined ? (
            t("takedown.askHost")
          ) : (
            <>
              {t("takedown.write")} {/* a server of the version before says none */}
              {contactLink === undefined ? (
                contact
              ) : (
                <a className="link" href={contactLink}>
                  {contact}
                </a>
              )}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
