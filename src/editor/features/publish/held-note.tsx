import { Hourglass, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Held } from "#/api/held-releases.ts";
import { useTranslate } from "../../words/i18n.ts";

/** What was published last waits for an operator, or wasn't let through: why, and what comes next. */
export function HeldNote({ held: { reasons, refusal } }: { held: Held }): ReactNode {
  const t = useTranslate("publish");
  const isRefused = refusal !== undefined;
  const Icon = isRefused ? TriangleAlert : Hourglass;
  return (
    <div className={`note ${isRefused ? "error" : "warn"} publish-plans`} role="status">
      <Icon aria-hidden="true" />
      <div>
        <p className="strong">{t(isRefused ? "held.refused" : "held.waiting")}</p>
        {isRefused && <blockquote>{refusal}</blockquote>}
        <ul>
          {reasons.map(({ kind, quote, page }) => (
            <li key={`${kind} ${quote}`}>
              {t(`held.reasons.${kind}`, { quote })}
              {page !== null && page !== "/" && ` (${page})`}
            </li>
          ))}
        </ul>
        <p>{t(isRefused ? "held.refusedNext" : "held.waitingNext")}</p>
      </div>
    </div>
  );
}
