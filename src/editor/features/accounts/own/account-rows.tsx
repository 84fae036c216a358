import type { ReactNode } from "react";
import { useId } from "react";

interface AccountSectionProps {
  readonly title: string;
  /** Beside the title, at its end. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the account's screen under its title. */
export function AccountSection({ title, action, children }: AccountSectionProps): ReactNode {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-section-head">
        <h2 id={id} className="section-title grow">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface AccountRowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** At its end. */
  readonly children?: ReactNode;
}

/** One thing of a list in a card: what it is, and what can be done with it. */
export function AccountRow({ icon, title, hint, children }: AccountRowProps): ReactNode {
  return (
    <li className="account-row">
      {icon !== undefined && <span className="account-row-icon">{icon}</span>}
      <span className="account-row-content">
        <span className="grow">
          <span className="account-row-title">{title}</span>
          {hint !== undefined && <span className="hint">{hint}</span>}
        </span>
        {children}
      </span>
    </li>
  );
}
