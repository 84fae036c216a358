import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { navigate } from "../../navigation/location.ts";
import type { PageLines } from "./lines.ts";
import { percentDone, progressOf } from "./lines.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { translationsPath } from "./translations-place.ts";

interface Scope {
  /** Null is the whole site, "" what belongs to no page. */
  readonly page: string | null;
  readonly name: string;
  readonly left: number;
  readonly percent: number;
  /** Visitors don't have the page in the language. */
  readonly isWithheld: boolean;
}

/** The whole site, its pages, and what belongs to none of them, each with how far its translation has come. */
export function useScopes(pages: readonly PageLines[], language: string): Scope[] {
  const t = useTranslate("translations");
  const { entries } = usePageIndex();
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const held = new Set<string | null>(
    entries.filter(({ withheld }) => withheld?.includes(language)).map(({ id }) => id),
  );
  const scope = (page: string | null, name: string, lines: PageLines["lines"]): Scope => {
    const progress = progressOf(lines);
    return {
      page,
      name,
      left: progress.missing + progress.stale,
      percent: percentDone(progress),
      isWithheld: held.has(page),
    };
  };
  return [
    scope(
      null,
      t("wholeSite"),
      pages.flatMap(({ lines }) => lines),
    ),
    ...pages.map(({ page, lines }) =>
      page === null ? scope("", t("siteWide"), lines) : scope(page, names.get(page) ?? page, lines),
    ),
  ];
}

interface ScopeProps {
  readonly scopes: readonly Scope[];
  readonly language: string;
  readonly page: string | null;
}

/** The pages with their progress. */
export function PageProgress({ scopes, language, page: shown }: ScopeProps): ReactNode {
  const t = useTranslate("translations");
  const { site } = useEditor();
  return (
    <ul className="translations-pages">
      {scopes.map(({ page, name, left, percent, isWithheld }) => (
        <li key={page ?? "site"}>
          <Link
            to={translationsPath(site.id, { language, page })}
            aria-current={page === shown ? "page" : undefined}
          >
            <span className="truncated">
              {name}
              {isWithheld && <span className="tertiary-text"> · {t("publishing.held")}</span>}
            </span>
            <span className="tertiary-text num">
              {left === 0 ? (
                <Check className="size-14" role="img" aria-label={t("allDone")} />
              ) : (
                <>
                  <span aria-hidden="true">{left}</span>
                  <span className="visually-hidden">{t("left", { count: left })}</span>
                </>
              )}
            </span>
            <ProgressBar percent={percent} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same as a list to choose from, where there is no room beside the texts. */
export function PageChoice({ scopes, language, page: shown }: ScopeProps): ReactNode {
  const t = useTranslate("translations");
  const { site } = useEditor();
  const valueOf = (page: string | null): string => (page === null ? "site" : `page ${page}`);
  return (
    <>
      <label className="visually-hidden" htmlFor="translations-page">
        {t("pages")}
      </label>
      <Select
        id="translations-page"
        className="only-small grow"
        value={valueOf(shown)}
        options={scopes.map(({ page, name, percent }) => [
          valueOf(page),
          `${name} · ${t("percent", { percent })}`,
        ])}
        onChange={(value) => {
          const scope = scopes.find(({ page }) => valueOf(page) === value);
          if (scope) navigate(translationsPath(site.id, { language, page: scope.page }));
        }}
      />
    </>
  );
}
