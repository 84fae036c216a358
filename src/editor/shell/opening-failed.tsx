import type { ReactNode } from "react";
import type { ApiError } from "../api/api-error.ts";
import { isUnreachable } from "../api/api-error.ts";
import { Link } from "../navigation/link.tsx";
import { useTranslate } from "../words/i18n.ts";

/** A site that can't be opened: why, and what leads on. */
export function OpeningFailed({ error }: { error: ApiError }): ReactNode {
  const t = useTranslate();
  const isMissing = error.status === 404 || error.status === 403;
  const cause = isUnreachable(error) ? "unreachable" : "serverFailed";
  return (
    <div className="opening" role="alert">
      <h1 className="section-title">{t(isMissing ? "siteMissing" : "failed")}</h1>
      <p>{t(isMissing ? "siteMissingHint" : cause)}</p>
      {isMissing ? (
        <Link className="button" to="/">
          {t("frame.back")}
        </Link>
      ) : (
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      )}
    </div>
  );
}
