import type { ReactNode } from "react";
import { useEnvironment } from "./environment.ts";
import { Worded } from "./worded.tsx";

/** The way from the home page to this one. Nothing on the home page. */
export function Breadcrumbs(): ReactNode {
  const { useTrail, message } = useEnvironment();
  const trail = useTrail();
  if (trail.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={message("breadcrumbs")}>
      <ol>
        {trail.map(({ text, href }, index) =>
          index < trail.length - 1 ? (
            <li key={href}>
              <a href={href}>
                <Worded of={text} />
              </a>
            </li>
          ) : (
            <li key={href} aria-current="page">
              <Worded of={text} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
