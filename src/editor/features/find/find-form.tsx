import { CaseSensitive, ChevronDown, ChevronUp, Replace, Search, WholeWord } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { searchLimit } from "#/api/texts.ts";
import { typedWithin } from "../../ui/typed-within.ts";
import { useEditor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { Wanted } from "./find-state.ts";

export interface FindFormProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  /** Which of how many is shown, e.g. "1 of 9". */
  readonly place: string;
  readonly canReplace: boolean;
  /** Goes to the next text that was found, or to the one before. */
  readonly onStep: (step: 1 | -1) => void;
}

/** What to look for, what comes for it, and where. */
export function FindForm(props: FindFormProps): ReactNode {
  const { wanted, onChange, place, canReplace, onStep } = props;
  const t = useTranslate("find");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { search } = wanted;
  const look = (part: Partial<Wanted["search"]>): void =>
    onChange({
      ...wanted,
      search: { ...search, ...part },
      // other words are looked for: nobody has asked yet to remove those
      isReplacing: wanted.replacement !== "" || (part.search === undefined && wanted.isReplacing),
    });
  return (
    <div className="find-form">
      <div className="input find-query">
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="searchbox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t("search")}
          placeholder={t("search")}
          value={search.search}
          onChange={({ target }) =>
            look({ search: typedWithin(target, search.search, searchLimit) })
          }
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onStep(event.shiftKey ? -1 : 1);
          }}
        />
        <span className="hint num">{place}</span>
        <IconButton
          size="sm"
          label={t("previous")}
          icon={<ChevronUp aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="sm"
          label={t("next")}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
      </div>
      {canReplace && (
        <div className="input">
          <Replace aria-hidden="true" />
          <input
            type="text"
            autoComplete="off"
            aria-label={t("replacement")}
            placeholder={t("replacement")}
            value={wanted.replacement}
            onChange={({ target }) =>
              onChange({
                ...wanted,
                replacement: typedWithin(target, wanted.replacement, 1000),
                isReplacing: true,
              })
            }
          />
        </div>
      )}
      <Where search={search} onLook={look} />
    </div>
  );
}

interface WhereProps {
  readonly search: Wanted["search"];
  readonly onLook: (part: Partial<Wanted["search"]>) => void;
}

/** Which pages and languages, and how exactly. */
function Where({ search, onLook }: WhereProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("find");
  const languages = useSitePart("languages");
  const exact = [
    { name: "matchCase", label: t("matchCase"), Icon: CaseSensitive },
    { name: "wholeWord", label: t("wholeWord"), Icon: WholeWord },
  ] as const;
  return (
    <div className="row find-where">
      <label className="visually-hidden" htmlFor="find-page">
        {t("pages")}
      </label>
      <Select
        id="find-page"
        value={search.page === undefined ? "site" : "page"}
        options={[
          ["site", t("wholeSite")],
          ["page", t("thisPage")],
        ]}
        onChange={(value) => onLook({ page: value === "page" ? editor.page.get() : undefined })}
      />
      {languages.length > 1 && (
        <>
          <label className="visually-hidden" htmlFor="find-language">
            {t("languages")}
          </label>
          <Select
            id="find-language"
            value={search.language ?? ""}
            options={[
              ["", t("allLanguages")],
              ...languages.map(({ code, localName }) => [code, localName] as const),
            ]}
            onChange={(value) => onLook({ language: value === "" ? undefined : value })}
          />
        </>
      )}
      <span className="spacer" />
      {exact.map(({ name, label, Icon }) => (
        <button
          key={name}
          type="button"
          className="button icon-only ghost sm"
          aria-label={label}
          title={label}
          aria-pressed={search[name]}
          onClick={() => onLook({ [name]: !search[name] })}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
