import type { ReactNode } from "react";
import type { LocalizedText } from "#/site/localized-text.ts";
import { wordsIn } from "#/site/word-language.ts";
import { crumbsOf } from "./crumbs.ts";
import { useEnvironment } from "./environment.ts";
import { Worded } from "./worded.tsx";

/** The way from the home page to this one, which has this title. Nothing on the home page. */
export function Breadcrumbs({ title }: { title: LocalizedText }): ReactNode {
  const environment = useEnvironment();
  const { message, spoken, resolve, navigation } = environment;
  const links = environment.useField(navigation, "links");
  const home = wordsIn(message("home"), spoken);
  const crumbs = crumbsOf({ ...environment, links, home, title });
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={message("breadcrumbs")}>
      <ol>
        {crumbs.map(({ page, text }, index) =>
          index < crumbs.length - 1 ? (
            <li key={page}>
              <a href={resolve({ kind: "page", page })?.href}>
                <Worded of={text} />
              </a>
            </li>
          ) : (
            <li key={page} aria-current="page">
              <Worded of={text} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
