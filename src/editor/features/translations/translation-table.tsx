import { useEffect, useMemo, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { usePageIndex, useSitePart } from "../../session/hooks.ts";
import { Button } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ExchangeTools } from "./exchange/exchange-tools.tsx";
import { FitLink } from "./fit/fit-link.tsx";
import { groupsOf, isWanted, progressOf } from "./lines.ts";
import type { Line, LineFilter, PageLines } from "./lines.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { PageChoice, PageProgress, scopeOf, useScopes } from "./page-progress.tsx";
import { PublishLanguage } from "./publish-language.tsx";
import { TableTools } from "./table-tools.tsx";
import { TranslationGroup } from "./translation-group.tsx";
import { useLines } from "./use-lines.ts";
import type { ShownLine } from "./use-shown-line.ts";

/** Sections that are drawn before it is known which ones are in view. */
const drawnFirst = 6;

const noKeys: ReadonlySet<string> = new Set();

/** What is looked for. A text that was found stays while it is written, also once it isn't missing any more. */
function useWanted(lines: readonly Line[]) {
  const [filter, setFilter] = useState<LineFilter>("all");
  const [search, setSearch] = useState("");
  const [found, setFound] = useState(noKeys);
  const look = (next: LineFilter, words: string): void => {
    setFilter(next);
    setSearch(words);
    const those = lines.filter((line) => isWanted(line, next, words));
    setFound(new Set(those.map(({ key }) => key)));
  };
  return {
    filter,
    search,
    look,
    setFilter: (next: LineFilter) => look(next, search),
    setSearch: (words: string) => look(filter, words),
    isShown: (line: Line) => found.has(line.key) || isWanted(line, filter, search),
  };
}

function ofPage(pages: readonly PageLines[], page: string | null): readonly PageLines[] {
  if (page === null) return pages;
  return pages.filter((one) => scopeOf(one) === page);
}

interface PagesNavProps {
  readonly scopes: ReturnType<typeof useScopes>;
  readonly language: SiteLanguage;
  readonly page: string | null;
  /** How many texts of the site; undefined until all of them are known. */
  readonly missing: number | undefined;
}

/** How far the language has come, page by page. */
function PagesNav({ scopes, language, page, missing }: PagesNavProps): ReactNode {
  const { code, localName } = language;
  const t = useTranslate("translations");
  const percent = scopes[0]?.percent;
  return (
    <nav className="translations-nav" aria-label={t("pages")}>
      <p className="row">
        <span className="section-title grow truncated" lang={code}>
          {localName}
        </span>
        {percent !== undefined && <span className="strong num">{t("percent", { percent })}</span>}
      </p>
      <PageProgress scopes={scopes} language={code} page={page} />
      <PublishLanguage language={language} page={page} missing={missing} />
    </nav>
  );
}

/** In small windows: which language, and which page. */
function Places(props: ComponentProps<typeof PageChoice>): ReactNode {
  const { language, page } = props;
  const languages = useSitePart("languages");
  return (
    <>
      <LanguageChoice languages={languages} language={language} page={page} place="table" />
      <PageChoice {...props} />
    </>
  );
}

/** No text is as it was asked for: mostly good news. */
function Nothing({ filter, search, look }: ReturnType<typeof useWanted>): ReactNode {
  const t = useTranslate("translations");
  return (
    <div className="empty">
      <p role="status">
        {search.trim() === "" ? t(`nothing.${filter}`) : t("nothing.found", { query: search })}
      </p>
      <Button onClick={() => look("all", "")}>{t("nothing.showAll")}</Button>
    </div>
  );
}

export interface TranslationTableProps {
  readonly language: SiteLanguage;
  readonly primary: LanguageCode;
  /** Null is the whole site, `linkedScope` the linked sections, "" what else belongs to no page. */
  readonly page: string | null;
  readonly shown: ShownLine;
}

/** All texts of a page or the site beside their translations, with how far each page has come. */
export function TranslationTable(props: TranslationTableProps): ReactNode {
  const { language, primary, page, shown } = props;
  const { code, localName } = language;
  const t = useTranslate("translations");
  const say = useTranslate("screens");
  const { entries } = usePageIndex();
  const { pages, isComplete, error, refetch } = useLines(code);
  const inScope = useMemo(() => ofPage(pages, page), [pages, page]);
  const lines = useMemo(() => inScope.flatMap((one) => one.lines), [inScope]);
  const wanted = useWanted(lines);
  const groups = groupsOf(inScope, wanted.isShown);
  const scopes = useScopes(pages, { language: code, isComplete });
  const { offer } = shown;
  useEffect(() => {
    const keys = new Set(groups.flatMap((group) => group.lines.map(({ key }) => key)));
    offer((key) => keys.has(key));
  }, [groups, offer]);
  const names = new Map<string | null, string>(entries.map(({ id, name }) => [id, name]));
  // a page comes whole, the site part by part
  const isKnown = isComplete || (page !== null && lines.length > 0);
  const progress = isKnown ? progressOf(lines) : undefined;
  const missing = isComplete ? progressOf(pages.flatMap((one) => one.lines)).missing : undefined;
  return (
    <>
      <PagesNav scopes={scopes} language={language} page={page} missing={missing} />
      <section className="translations-list" aria-label={t("title")}>
        <TableTools
          filter={wanted.filter}
          search={wanted.search}
          progress={progress}
          onFilter={wanted.setFilter}
          onSearch={wanted.setSearch}
          places={<Places scopes={scopes} language={code} page={page} />}
        >
          <FitLink page={page} />
          <ExchangeTools
            language={code}
            primary={primary}
            groups={groups}
            lines={pages.flatMap((one) => one.lines)}
            isComplete={isComplete}
          />
        </TableTools>
        {error && (
          <div className="note error" role="alert">
            <span className="grow">{errorWords(say, error)}</span>
            <Button size="sm" onClick={() => void refetch()}>
              {t("again")}
            </Button>
          </div>
        )}
        <div role="grid" aria-label={t("table", { language: localName })}>
          {groups.map((group, index) => (
            <TranslationGroup
              key={group.key}
              group={group}
              pageName={page === null ? names.get(group.page) : undefined}
              language={code}
              primary={primary}
              isFirst={index < drawnFirst}
              led={shown.key}
              onLed={shown.reached}
            />
          ))}
        </div>
        <div className="only-small">
          <PublishLanguage language={language} page={page} missing={missing} />
        </div>
        <p className="hint translations-foot" role="status">
          {!isComplete && !error && say("loading")}
          {isComplete && lines.length === 0 && t("noTexts")}
        </p>
        {isComplete && lines.length > 0 && groups.length === 0 && <Nothing {...wanted} />}
        <p className="hint translations-foot hide-small">{t("keys")}</p>
      </section>
    </>
  );
}
