import type { ReactNode } from "react";
import type { ApiError } from "../api/api-error.ts";
import { isUnreachable } from "../api/api-error.ts";
import { useTranslate } from "../words/i18n.ts";
import { AccessLost } from "./access-lost-part.ts";

/** A site that can't be opened: why, and what leads on. */
export function OpeningFailed({ error }: { error: ApiError }): ReactNode {
  const t = useTranslate();
  if ([401, 403, 404].includes(error.status)) return <AccessLost cause={error} />;
  return (
    <div className="opening" role="alert">
      <h1 className="section-title">{t("failed")}</h1>
      <p>{t(isUnreachable(error) ? "unreachable" : "serverFailed")}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t("reload")}
      </button>
    </div>
  );
}
