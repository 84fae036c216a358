import { File, House, Plus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { primaryLanguage } from "#/site/language.ts";
import { useEditor } from "../../../session/editor.ts";
import { usePageIndex, useSitePart } from "../../../session/hooks.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { PageSource, SourceProps } from "./page-source.ts";
import { readyName } from "./ready-page.ts";
import { readyPages } from "#/site/ready-words/ready-pages.data.ts";
import { SavedSources } from "./saved-sources.tsx";
import { SourceThumbnail } from "./source-thumbnail.tsx";
import { StarterSources } from "./starter-sources.tsx";

const empty = "empty";

/** Ready pages as they would look on this site, and an empty one. */
function ReadySources({ source, onChoose }: SourceProps): ReactNode {
  const t = useTranslate("pages");
  const primary = primaryLanguage(useSitePart("languages"));
  const choices = [
    {
      value: empty,
      content: (
        <>
          <span className="source-empty">
            <Plus aria-hidden="true" />
          </span>
          {t("add.empty")}
        </>
      ),
    },
    ...readyPages.map((ready) => ({
      value: ready.id,
      content: (
        <>
          <SourceThumbnail source={{ kind: "ready", ready }} title={readyName(ready, primary)} />
          {t(`add.ready.${ready.id}`)}
        </>
      ),
    })),
  ];
  return (
    <ChoiceGroup<string>
      label={t("add.readyPages")}
      className="source-grid"
      itemClass="source"
      choices={choices}
      value={source.kind === "ready" ? source.ready.id : source.kind === "empty" ? empty : null}
      onChoose={(id) => {
        const ready = readyPages.find((one) => one.id === id);
        onChoose(ready ? { kind: "ready", ready } : { kind: "empty" });
      }}
    />
  );
}

/** Most pages that are listed at once; the others are searched for. */
const most = 50;

/** The pages of the site, to begin with a copy of one. */
function PageSources({ source, onChoose }: SourceProps): ReactNode {
  const t = useTranslate("pages");
  const { entries } = usePageIndex();
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLocaleLowerCase();
  const found = entries
    .filter(({ name, path }) => `${name} ${path}`.toLocaleLowerCase().includes(wanted))
    .slice(0, most);
  const choices = found.map(({ id, name, path }) => ({
    value: id,
    content: (
      <>
        {path === "/" ? <House aria-hidden="true" /> : <File aria-hidden="true" />}
        <span className="grow truncated">{name}</span>
        <span className="size-12 tertiary-text truncated">{path}</span>
      </>
    ),
  }));
  return (
    <>
      <SearchField
        label={t("find")}
        clearLabel={t("clearSearch")}
        value={query}
        onChange={setQuery}
      />
      {found.length === 0 && <p className="empty">{t("nothing", { query })}</p>}
      {found.length > 0 && (
        <ChoiceGroup
          label={t("add.copy")}
          className="source-pages"
          itemClass="menu-item"
          choices={choices}
          value={source.kind === "copy" ? source.page : null}
          onChoose={(page) => onChoose({ kind: "copy", page })}
        />
      )}
    </>
  );
}

/** Where what a new page begins with comes from. */
export type SourceKind = "ready" | "saved" | "starter" | "copy";

interface SourceChoiceProps extends SourceProps {
  /** What is offered first. */
  readonly begin: SourceKind;
}

/** What the new page begins with. */
export function SourceChoice({ begin, ...props }: SourceChoiceProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const [from, setFrom] = useState<SourceKind>(begin);
  const first: Readonly<Record<SourceKind, PageSource>> = {
    ready: { kind: "empty" },
    saved: { kind: "none" },
    starter: { kind: "none" },
    copy: { kind: "copy", page: editor.page.get() },
  };
  // both are for accounts
  const ofAccount = [
    { value: "saved", label: t("add.saved") },
    { value: "starter", label: t("add.starters") },
  ] as const;
  return (
    <div className="new-page-sources">
      <Segmented<SourceKind>
        label={t("add.from")}
        isFull
        choices={[
          { value: "ready", label: t("add.readyPages") },
          ...(editor.site.isGuest ? [] : ofAccount),
          { value: "copy", label: t("add.copy") },
        ]}
        value={from}
        onChoose={(kind) => {
          setFrom(kind);
          if (kind !== from) props.onChoose(first[kind]);
        }}
      />
      {from === "ready" && <ReadySources {...props} />}
      {from === "saved" && <SavedSources {...props} />}
      {from === "starter" && <StarterSources {...props} />}
      {from === "copy" && <PageSources {...props} />}
    </div>
  );
}
