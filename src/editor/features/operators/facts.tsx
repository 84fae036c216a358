import type { ReactNode } from "react";
import "./facts.css";

interface FactsProps {
  /** What each is called, how it stands, and a word about it, which may be empty. */
  readonly facts: readonly (readonly [name: string, value: string, more: string])[];
}

/** Numbers of the installation beside each other. */
export function Facts({ facts }: FactsProps): ReactNode {
  return (
    <dl className="operator-facts">
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more !== "" && <span className="hint">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
