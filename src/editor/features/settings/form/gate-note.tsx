import { ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ConsentVariantName } from "#/site/consent-parts.ts";
import { loadsBeforeChoice } from "#/site/cookie-choice.ts";
import type { ConsentFlag } from "#/vendors/consent-flag.ts";
import { Link } from "../../../navigation/link.tsx";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** Which flag of a visitor's choice a script waits for. */
export function ConsentTag({ gate }: { gate: ConsentFlag }): ReactNode {
  const t = useTranslate("settings");
  return (
    <span className="tag">
      <ShieldCheck aria-hidden="true" />
      {t(`gate.${gate}`)}
    </span>
  );
}

/** When scripts of other companies are loaded with the banner that the site has now (R21). */
export function GateNote({ variant }: { variant: ConsentVariantName | undefined }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const shown = variant ?? "none";
  const isWarning = loadsBeforeChoice[shown];
  const Icon = isWarning ? TriangleAlert : ShieldCheck;
  return (
    <div className={isWarning ? "note warn" : "note"}>
      <Icon aria-hidden="true" />
      <span className="grow">
        {t(`gate.${shown}`)}{" "}
        <Link className="link" to={`/sites/${site.id}/settings/cookies`}>
          {t("gate.cookies")}
        </Link>
      </span>
    </div>
  );
}
