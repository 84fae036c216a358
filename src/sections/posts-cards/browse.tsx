import { createContext, use } from "react";
import type { ReactNode } from "react";
import { readText } from "#/site/localized-text.ts";
import { useSectionId } from "../kit/environment.ts";
import { Icon, Shown, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { mostTopics, postsCardsFields } from "./fields.ts";
import { topicsOf } from "./topics.ts";
import type { Topic } from "./topics.ts";

const fields = postsCardsFields;

interface Browsing {
  /** The topics that visitors choose among; none without a filter. */
  readonly topics: readonly Topic[];
  /** Posts of a page; Infinity where all are shown. */
  readonly perPage: number;
  readonly pages: number;
}

const BrowsingContext = createContext<Browsing>({ topics: [], perPage: Infinity, pages: 1 });

/** What visitors choose by among the posts. On the canvas there are all of them. */
function useBrowsing(): Browsing {
  const { language, primary, unfolds } = useEnvironment();
  const posts = useField(fields.posts);
  const tags = posts.map(({ tag }) => readText(tag, language, primary).trim());
  const isFiltered = useField(fields.isFiltered);
  const size = useField(fields.perPage);
  const perPage = size === "all" || unfolds ? Infinity : Number(size);
  const topics = isFiltered ? topicsOf(tags, mostTopics) : [];
  return {
    topics: topics.length > 1 ? topics : [],
    perPage,
    pages: Math.max(1, Math.ceil(posts.length / perPage)),
  };
}

/** What a style sheet shows a post by: the number of its topic and that of its page. Read in the post's scope. */
export function usePostData(index: number): Readonly<Record<`data-${string}`, number | undefined>> {
  const { topics, perPage, pages } = use(BrowsingContext);
  const tag = useText(fields.posts.item.tag).trim();
  return {
    "data-topic": topics.length > 0 ? topics.findIndex(({ name }) => name === tag) + 1 : undefined,
    "data-leaf": pages > 1 ? Math.floor(index / perPage) + 1 : undefined,
  };
}

/** The topics: radio buttons by which a style sheet shows the posts of one, so that they need no script. */
function Topics(): ReactNode {
  const { topics } = use(BrowsingContext);
  const { unfolds } = useEnvironment();
  const group = `topic-${useSectionId() ?? ""}`;
  const title = useText(fields.title).trim();
  const all = useText(fields.everyTopic).trim();
  const total = useField(fields.posts).length;
  if (topics.length === 0) return null;
  const Tag = unfolds ? "span" : "label";
  const pick = (number: number): ReactNode =>
    !unfolds && (
      <input type="radio" name={group} data-pick={number} defaultChecked={number === 0} />
    );
  return (
    <div
      className="posts-topics"
      {...(!unfolds && { role: "radiogroup", "aria-label": title || all || undefined })}
    >
      <Tag>
        {pick(0)}
        {all === "" && !unfolds ? <span>{title || "…"}</span> : <Text of="everyTopic" as="span" />}
        <sup>{total}</sup>
      </Tag>
      {topics.map(({ name, count }, index) => (
        <Tag key={name}>
          {pick(index + 1)}
          <span>{name}</span>
          <sup>{count}</sup>
        </Tag>
      ))}
    </div>
  );
}

interface PagesProps {
  /** The page from which the links lead on, the first is 1. */
  readonly at: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the newer and the older posts, and to each page by its number. */
function Pages({ at, pages, hrefOf }: PagesProps): ReactNode {
  const label = useText(fields.title).trim();
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="posts-pages" data-leaf={at} aria-label={label || undefined}>
      {at > 1 && (
        <Shown when="newer">
          <a href={hrefOf(at - 1)} rel="prev">
            <Text of="newer" as="span" />
          </a>
        </Shown>
      )}
      <ol>
        {numbers.map((page) => (
          <li key={page}>
            <a href={hrefOf(page)} aria-current={page === at ? "page" : undefined}>
              {page}
            </a>
          </li>
        ))}
      </ol>
      {at < pages && (
        <Shown when="older">
          <a href={hrefOf(at + 1)} rel="next">
            <Text of="older" as="span" />
            <Icon name="arrow" />
          </a>
        </Shown>
      )}
    </nav>
  );
}

/** The words of the links between pages as they are edited, where posts come in pages. */
function EditedPages(): ReactNode {
  if (useField(fields.perPage) === "all") return null;
  return (
    <div className="posts-pages">
      <Text of="newer" as="span" />
      <Text of="older" as="span" />
    </div>
  );
}

/**
 * Posts by topic and by page. A page is the target of a link: an anchor over the posts, by which a style sheet shows
 * those of that page, so that it has an address, the way back leads to it, and no script is needed.
 */
export function Browse({ children }: { readonly children: ReactNode }): ReactNode {
  const { unfolds } = useEnvironment();
  const browsing = useBrowsing();
  const anchor = `comp-${useSectionId() ?? ""}`;
  const { pages } = browsing;
  const numbers = Array.from({ length: pages > 1 ? pages : 0 }, (_, index) => index + 1);
  const idOf = (page: number): string => `${anchor}-${page}`;
  return (
    <BrowsingContext value={browsing}>
      {numbers.map((page) => (
        <span key={page} id={idOf(page)} className="posts-anchor" data-anchor={page} />
      ))}
      <Topics />
      {children}
      {numbers.map((page) => (
        <Pages key={page} at={page} pages={pages} hrefOf={(to) => `#${idOf(to)}`} />
      ))}
      {unfolds && <EditedPages />}
    </BrowsingContext>
  );
}
