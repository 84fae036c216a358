import type { ReactNode } from "react";

interface OperatorHeadProps {
  readonly title: string;
  readonly about?: string | undefined;
  /** What can be done on the screen. */
  readonly children?: ReactNode;
}

/** The head of a screen of operators. */
export function OperatorHead({ title, about, children }: OperatorHeadProps): ReactNode {
  return (
    <header className="operator-head">
      <div className="grow">
        <h1 className="page-title">{title}</h1>
        {about !== undefined && <p>{about}</p>}
      </div>
      {children}
    </header>
  );
}
