import { ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentVariantName } from "#/site/consent.ts";
import { Link } from "../../../navigation/link.tsx";
import { useEditor } from "../../../session/editor.ts";

/** Which flag of a visitor's choice a script waits for. */
export function ConsentTag({ gate }: { gate: "analytics" | "marketing" }): ReactNode {
  const { t } = useTranslation("settings");
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
  const { t } = useTranslation("settings");
  const Icon = variant === "gdpr" ? ShieldCheck : TriangleAlert;
  return (
    <div className={variant === "gdpr" ? "note" : "note wa"}>
      <Icon aria-hidden="true" />
      <span className="grow">
        {t(`gate.${variant ?? "none"}`)}{" "}
        <Link className="link" to={`/sites/${site.id}/settings/cookies`}>
          {t("gate.cookies")}
        </Link>
      </span>
    </div>
  );
}
