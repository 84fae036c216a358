import { Check, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { pagesOf } from "../../session/linked-pages.ts";
import { useLinkedPlaces } from "../../session/use-linked-places.ts";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { navigate } from "../../navigation/location.ts";
import type { PageLines } from "./lines.ts";
import { linkedLeft, percentDone, progressOf } from "./lines.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { linkedScope, translationsPath } from "./translations-place.ts";

interface Scope {
  /** Null is the whole site, `linkedScope` the linked sections, "" what else belongs to no page. */
  readonly page: string | null;
  readonly name: string;
  readonly left: number;
  /** In the linked sections that stand on the page. */
  readonly linkedLeft: number;
  /** Undefined until all of its texts are known. */
  readonly percent: number | undefined;
  /** Visitors don't have the page in the language. */
  readonly isWithheld: boolean;
}

/** What the texts are shown under: their page, or what they are of instead. */
export function scopeOf({ page, isLinked }: Pick<PageLines, "page" | "isLinked">): string {
  return isLinked ? linkedScope : (page ?? "");
}

/** How many texts are left in the linked sections of each page; of none until it is known where they stand. */
function useLinkedLeft(pages: readonly PageLines[]): (page: string | null) => number {
  const editor = useEditor();
  const places = useLinkedPlaces();
  const left = new Map<string, number>();
  for (const [linked, count] of places ? linkedLeft(pages) : [])
    for (const page of pagesOf(editor, linked, places ?? []))
      left.set(page, (left.get(page) ?? 0) + count);
  return (page) => (page === null ? 0 : (left.get(page) ?? 0));
}

/**
 * The whole site, its pages, and what belongs to none of them, each with how far its translation has come: of the site
 * nothing is said before it `isComplete`.
 */
export function useScopes(
  pages: readonly PageLines[],
  { language, isComplete }: { language: string; isComplete: boolean },
): Scope[] {
  const t = useTranslate("translations");
  const { entries } = usePageIndex();
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const held = new Set<string | null>(
    entries.filter(({ withheld }) => withheld?.includes(language)).map(({ id }) => id),
  );
  const linkedOn = useLinkedLeft(pages);
  const nameOf = ({ page, isLinked }: PageLines): string => {
    if (page === null) return t(isLinked ? "linkedSections" : "siteWide");
    return names.get(page) ?? page;
  };
  const scope = (page: string | null, name: string, lines: PageLines["lines"]): Scope => {
    const progress = progressOf(lines);
    const isKnown = isComplete || page !== null;
    return {
      page,
      name,
      left: progress.missing + progress.stale,
      linkedLeft: linkedOn(page),
      percent: isKnown ? percentDone(progress) : undefined,
      isWithheld: held.has(page),
    };
  };
  return [
    scope(
      null,
      t("wholeSite"),
      pages.flatMap(({ lines }) => lines),
    ),
    ...pages.map((one) => scope(scopeOf(one), nameOf(one), one.lines)),
  ];
}

interface ScopeProps {
  readonly scopes: readonly Scope[];
  readonly language: string;
  readonly page: string | null;
}

/** How many texts are left: of the page itself, and in its linked sections. */
function Left({ left, linkedLeft: linked }: Pick<Scope, "left" | "linkedLeft">): ReactNode {
  const t = useTranslate("translations");
  if (left + linked === 0)
    return (
      <span className="tertiary-text num">
        <Check className="size-14" role="img" aria-label={t("allDone")} />
      </span>
    );
  return (
    <span className="tertiary-text num translations-left">
      {left > 0 && (
        <>
          <span aria-hidden="true">{left}</span>
          <span className="visually-hidden">{t("left", { count: left })}</span>
        </>
      )}
      {linked > 0 && (
        <span title={t("leftLinked", { count: linked })}>
          <Link2 className="size-14" aria-hidden="true" />
          <span aria-hidden="true">{linked}</span>
          <span className="visually-hidden">{t("leftLinked", { count: linked })}</span>
        </span>
      )}
    </span>
  );
}

/** The pages with their progress. */
export function PageProgress({ scopes, language, page: shown }: ScopeProps): ReactNode {
  const t = useTranslate("translations");
  const { site } = useEditor();
  return (
    <ul className="translations-pages">
      {scopes.map(({ page, name, percent, isWithheld, ...counts }) => (
        <li key={page ?? "site"}>
          <Link
            to={translationsPath(site.id, { language, page })}
            aria-current={page === shown ? "page" : undefined}
          >
            <span className="truncated">
              {name}
              {isWithheld && <span className="tertiary-text"> · {t("publishing.held")}</span>}
            </span>
            {percent !== undefined && <Left {...counts} />}
            <ProgressBar percent={percent ?? 0} />
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
          percent === undefined ? name : `${name} · ${t("percent", { percent })}`,
        ])}
        onChange={(value) => {
          const scope = scopes.find(({ page }) => valueOf(page) === value);
          if (scope) navigate(translationsPath(site.id, { language, page: scope.page }));
        }}
      />
    </>
  );
}
