import { useId } from "react";
import type { ReactNode } from "react";

interface PartProps {
  readonly title?: string;
  readonly hint?: ReactNode;
  /** Beside the title, at its end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form with its heading. */
export function Part({ title, hint, aside, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className="set-h">
          <h2 className="h-sec grow" id={id}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {hint !== undefined && <p className="t2 set-hint">{hint}</p>}
      {children}
    </section>
  );
}

interface TabLayoutProps {
  readonly title: string;
  /** What the tab is for. */
  readonly hint: string;
  /** What visitors see of it, beside the form. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** A tab: what it is for, its form, and beside that what comes of it. */
export function TabLayout({ title, hint, preview, children }: TabLayoutProps): ReactNode {
  return (
    <div className={preview === undefined ? "set-single" : "set-split"}>
      <div className="set-f">
        <header>
          <h1 className="h-page">{title}</h1>
          <p className="t2 set-lead">{hint}</p>
        </header>
        {children}
      </div>
      {preview}
    </div>
  );
}
