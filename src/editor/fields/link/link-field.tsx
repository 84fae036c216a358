import { File, FilePlus, Hash, Link as LinkIcon, Paperclip, Unlink, Globe } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Link } from "#/site/link.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../../session/editor.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useSiteFiles } from "../files/use-site-files.ts";
import type { AddedFile } from "../files/file-steps.ts";
import { useTranslate } from "../../words/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Destination } from "./destination.tsx";
import { FileHint } from "./file-hint.tsx";
import { LateLinkUpload } from "../files/late-link-upload.ts";
import type { NewPage } from "./make-page.ts";
import { linkSuggestions, linkText, typedLink } from "./link-suggestions.ts";
import type { CreateSuggestion, LinkSuggestion } from "./link-suggestions.ts";
import { isSectionGone, sectionChoices, useSectionsOf } from "./section-choices.ts";
import { useHeld } from "./use-held.ts";

const icons = {
  onPage: Hash,
  pages: File,
  files: Paperclip,
  address: Globe,
  create: FilePlus,
} as const;

interface ListProps {
  readonly id: string;
  readonly suggestions: readonly LinkSuggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: LinkSuggestion) => void;
  readonly onPoint: (isPointedAt: boolean) => void;
}

function SuggestionList({ id, suggestions, active, onChoose, onPoint }: ListProps): ReactNode {
  const t = useTranslate("editing");
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t("link.title")}
      className="link-suggestions"
      onPointerMove={() => onPoint(true)}
      // a finger leaves before its click comes
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(false)}
    >
      {suggestions.map((suggestion, index) => {
        const Icon = icons[suggestion.group];
        const isFirst = suggestions[index - 1]?.group !== suggestion.group;
        return (
          <div key={`${suggestion.group}-${suggestion.hint}`}>
            {isFirst && suggestion.group !== "create" && (
              <p className="group-label">{t(`link.${suggestion.group}`)}</p>
            )}
            <button
              type="button"
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              className="menu-item"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              <Icon aria-hidden="true" />
              <span className="grow truncated">
                {suggestion.group === "create"
                  ? t("link.create", { name: suggestion.label })
                  : suggestion.label}
              </span>
              {suggestion.group !== "onPage" && (
                <span className="size-12 tertiary-text truncated link-suggestion-hint">
                  {suggestion.group === "files" ? (
                    <FileHint file={suggestion.hint} />
                  ) : (
                    suggestion.hint
                  )}
                </span>
              )}
            </button>
          </div>
        );
      })}
    </div>
  );
}

export interface LinkFieldProps {
  /** Its name, where there is more than one. */
  readonly label?: string;
  readonly link: Link | null;
  /** It has the keyboard as soon as it is there. */
  readonly takesFocus?: boolean;
  /** What was typed here before and is no link yet. */
  readonly kept?: string | undefined;
  /** Hears what is typed and no link yet; null once nothing is. */
  readonly onType?: (typed: string | null) => void;
  /** `before` has to be done first, as one thing with it. */
  readonly onChange: (link: Link | null, before: readonly Step[]) => void;
  readonly onClose: () => void;
}

interface LinkDraft {
  /** What stands in the field; null while nothing is typed. */
  readonly typed: string | null;
  readonly suggestions: readonly LinkSuggestion[];
  /** Place of the suggestion that Enter takes, or -1. */
  readonly active: number;
  /** Whether the pointer is over the suggestions. */
  point(isPointedAt: boolean): void;
  /** Whether the field was left with words that lead nowhere. */
  readonly isUnled: boolean;
  /** Whether nothing stands in the field, and no suggestion is marked. */
  readonly isEmpty: boolean;
  /** What it leads to as it stands; undefined where that is no link. */
  readonly shown: Link | null | undefined;
  type(text: string): void;
  remove(): void;
  choose(suggestion: LinkSuggestion): void;
  /** Leads to a file that was sent just now. */
  lead(added: AddedFile): void;
  /** An empty field offers what there is, and so does one whose section is gone. */
  begin(): void;
  /** Takes what is typed, where it is a link. */
  take(): void;
  handleKey(event: KeyboardEvent): void;
}

/** A link to a page that is made with it. @throws where what makes it can't be loaded */
async function newPage(editor: Editor, { label, hint }: CreateSuggestion): Promise<NewPage> {
  const { linkToNewPage } = await import("./make-page.ts");
  return linkToNewPage(editor, { name: label, path: hint });
}

function useLinkDraft({ link, kept, onType, onChange, onClose }: LinkFieldProps): LinkDraft {
  const editor = useEditor();
  const t = useTranslate("editing");
  const entries = editor.store.records().index?.entries ?? [];
  const files = useSiteFiles();
  const [typed, setTyped] = useState(kept ?? null);
  const [chosen, setChosen] = useState(-1);
  const [isLeft, setLeft] = useState(kept !== undefined);
  const sections = typed === null ? [] : sectionChoices(editor);
  const found = typed === null ? [] : linkSuggestions({ typed, entries, sections, files });
  const [suggestions, point] = useHeld(typed, found);
  const isEmpty = typed === null || typed.trim() === "";
  const own = isEmpty ? undefined : typedLink(typed, entries);
  const meant = suggestions[chosen]?.link ?? own;
  // words that lead nowhere themselves are a search: Enter takes the first that is found
  const isSearch = !isEmpty && !own;
  const active = isSearch && chosen === -1 && suggestions.length > 0 ? 0 : chosen;
  const marked = suggestions[active];
  // an empty field that was only entered shows what there is
  const isGone = isSectionGone(editor, link);
  const isUntouched = typed === null || (isEmpty && (!link || isGone));
  const show = (text: string | null): void => {
    setTyped(text);
    setChosen(-1);
    setLeft(false);
    onType?.(text);
  };
  const choose = (next: Link | null, before: readonly Step[] = [], tell?: () => void): void => {
    show(null);
    onChange(next, before);
    tell?.();
  };
  const make = (wanted: CreateSuggestion): Promise<void> =>
    newPage(editor, wanted).then(
      ({ link: made, steps, tell }) => choose(made, steps, tell),
      () => editor.toast(t("failed")),
    );
  const chooseSuggestion = (suggestion: LinkSuggestion): void =>
    suggestion.group === "create" ? void make(suggestion) : choose(suggestion.link);
  const take = (): void => {
    if (meant) choose(meant);
    else if (typed !== null && isEmpty) (isUntouched ? show : choose)(null);
    else setLeft(typed !== null);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (typed === null) setTyped("");
      setChosen(((chosen + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (marked) chooseSuggestion(marked);
      else take();
      if (isUntouched && !marked) onClose();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (isUntouched) onClose();
      else show(null);
    }
  };
  return {
    typed,
    suggestions,
    active,
    point,
    isUnled: isLeft && isSearch,
    isEmpty: isEmpty && active === -1 && !isGone && !(typed === null && link),
    shown: isEmpty && active === -1 ? link : (meant ?? shownLink(marked)),
    type: show,
    remove: () => choose(null),
    choose: chooseSuggestion,
    lead: ({ file, steps }) => choose({ kind: "file", file: file.id }, steps),
    begin() {
      if (typed === null && (!link || isGone)) setTyped("");
    },
    take,
    handleKey,
  };
}

/** Where a suggestion leads by now: a page that isn't made yet is nowhere. */
function shownLink(suggestion: LinkSuggestion | undefined): Link | null | undefined {
  return suggestion?.group === "create" ? null : suggestion?.link;
}

/** Holds the place of what comes late, so that nothing moves from under the pointer. */
function UploadRoom(): ReactNode {
  return (
    <span className="button icon-only ghost" style={{ visibility: "hidden" }} aria-hidden="true" />
  );
}

/** One field for every kind of link, with what it becomes. Enter takes what is marked or typed. */
export function LinkField(props: LinkFieldProps): ReactNode {
  const { link, label, takesFocus = false } = props;
  const editor = useEditor();
  const t = useTranslate("editing");
  const id = useId();
  const draft = useLinkDraft(props);
  const may = useMay();
  const { suggestions, active } = draft;
  const entries = editor.store.records().index?.entries ?? [];
  const files = useSiteFiles();
  const sections = useSectionsOf(link);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className="link-editor">
      <div className="row">
        <span className={classNames("input", draft.isUnled && "invalid")}>
          <LinkIcon aria-hidden="true" />
          <input
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-label={label ?? t("link.field")}
            aria-expanded={suggestions.length > 0}
            aria-controls={id}
            aria-invalid={draft.isUnled || undefined}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            placeholder={t("link.hint")}
            value={draft.typed ?? linkText(link, entries, sections, files)}
            onFocus={(event) => {
              event.target.select();
              draft.begin();
            }}
            onChange={(event) => draft.type(event.target.value)}
            onKeyDown={draft.handleKey}
            onBlur={draft.take}
          />
        </span>
        {link && (
          <button
            type="button"
            className="button icon-only ghost"
            aria-label={t("link.remove")}
            title={t("link.remove")}
            onClick={draft.remove}
          >
            <Unlink aria-hidden="true" />
          </button>
        )}
        {may("editor") && (
          <Suspense fallback={<UploadRoom />}>
            <LateLinkUpload onAdded={draft.lead} />
          </Suspense>
        )}
      </div>
      {suggestions.length > 0 && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          onChoose={draft.choose}
          onPoint={draft.point}
        />
      )}
      <div className="link-note size-12" aria-live="polite">
        {draft.isUnled ? (
          <span className="field-error">{t("link.choose")}</span>
        ) : draft.isEmpty ? (
          <span className="tertiary-text">{t("link.none")}</span>
        ) : (
          <Destination link={draft.shown} />
        )}
      </div>
    </div>
  );
}
