import type { ReactNode } from "react";
import type { MadeInvitation } from "#/api/people.ts";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { Part } from "../../form/part.tsx";

/** Links for whoever invites to hand on; there is no other way to see them again. */
export function MadeLinks({ made }: { readonly made: readonly MadeInvitation[] }): ReactNode {
  const t = useTranslate("settings");
  return (
    <Part title={t("people.links")} hint={t("people.linksAbout")}>
      <ul className="settings-rows settings-list" aria-live="polite">
        {made.map(({ id, email, link = "" }) => (
          <li key={id} className="people-link">
            <span className="grow">
              <span className="strong truncated">{email}</span>
              <code className="mono truncated">{link}</code>
            </span>
            <CopyButton
              text={link}
              label={t("people.copy", { email })}
              doneLabel={t("people.copied")}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
