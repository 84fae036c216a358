import { useId } from "react";
import type { ReactNode } from "react";

interface PartProps {
  readonly title?: string;
  /** Below the title. */
  readonly hint?: ReactNode;
  /** Beside the title, at its end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form: what it is for, and its fields below or beside that. */
export function Part({ title, hint, aside, children }: PartProps): ReactNode {
  const id = useId();
  const isTitled = title !== undefined;
  return (
    <section
      aria-labelledby={isTitled ? id : undefined}
      className={isTitled ? "settings-titled" : undefined}
    >
      {isTitled && (
        <div className="settings-about">
          <div className="settings-head">
            <h2 className="section-title grow" id={id}>
              {title}
            </h2>
            {aside}
          </div>
          {hint !== undefined && <p className="secondary-text settings-hint">{hint}</p>}
        </div>
      )}
      <div className="settings-part">{children}</div>
    </section>
  );
}

interface TabLayoutProps {
  readonly title: string;
  /** What the tab is for. */
  readonly hint: string;
  /** Beside the title, at its end. */
  readonly actions?: ReactNode;
  /** What visitors see of it, beside the form. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** A tab: what it is for, its form, and beside that what comes of it. */
export function TabLayout({ title, hint, actions, preview, children }: TabLayoutProps): ReactNode {
  return (
    <div className={preview === undefined ? "settings-single" : "settings-split"}>
      <div className="settings-form">
        <header className="settings-title">
          <div className="grow">
            <h1 className="page-title">{title}</h1>
            <p className="secondary-text settings-lead">{hint}</p>
          </div>
          {actions}
        </header>
        {children}
      </div>
      {preview}
    </div>
  );
}
