import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { commentLimit } from "#/api/comments.ts";
import { useFormDraft } from "../../session/drafts/use-form-draft.ts";
import type { FormDraft } from "../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { keyNames } from "../../shell/keys/key-names.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { typedWithin } from "../../ui/typed-within.ts";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState } from "./comments-state.ts";
import { callAt, othersOf, withMention } from "./mentions.ts";

interface ComposerProps {
  /** Under which it is kept until it is sent; with another one the component has to be another one too. */
  readonly field: string;
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  readonly onCancel?: () => void;
  /** Called once the field has the keyboard: it takes it where somebody asked to write. */
  readonly onFocused?: (() => void) | undefined;
  /** Answers whether it was taken. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** The keys that mark another member: the next one, the one before. */
const marks: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

interface NamesProps {
  readonly names: readonly string[];
  /** The place of the one that Enter takes. */
  readonly marked: number;
  readonly onChoose: (name: string) => void;
}

/** The members that somebody may mean. */
function Names({ names, marked, onChoose }: NamesProps): ReactNode {
  const t = useTranslate("comments");
  return (
    <ul className="comment-names" aria-label={t("people")}>
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className="menu-row"
            aria-current={index === marked}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function withSpaceAt(text: string, place: number): string {
  return `${text.slice(0, place)} ${text.slice(place)}`;
}

/**
 * Puts the caret somewhere at once, also where the text stays as it is: one that isn't typed would leave it at its end,
 * and a caret that waits for the next text would be put before what is typed in the meantime.
 */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): (place: number) => void {
  const [wanted, setWanted] = useState<{ readonly place: number } | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.place, wanted.place);
  }, [field, wanted]);
  return (place) => setWanted({ place });
}

/** Takes the keyboard where somebody asked to write. */
function useFocusOnce(
  field: RefObject<HTMLTextAreaElement | null>,
  onFocused: ComposerProps["onFocused"],
): void {
  useEffect(() => {
    if (!onFocused) return;
    field.current?.focus();
    onFocused();
  }, [field, onFocused]);
}

interface ActionsProps extends Pick<ComposerProps, "action"> {
  readonly onCancel: (() => void) | undefined;
  readonly isSending: boolean;
}

/** Sends what is written, or gives up; the keys that send are told beside. */
function Actions({ action, onCancel, isSending }: ActionsProps): ReactNode {
  const t = useTranslate("comments");
  return (
    <span className="comment-actions">
      <kbd className="comment-key" aria-hidden="true">
        {keyNames["Mod"]} Enter
      </kbd>
      {onCancel && (
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        type="submit"
        isBusy={isSending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {action}
      </Button>
    </span>
  );
}

/** Sends what is written, once at a time. */
function useSending(draft: FormDraft, onSend: ComposerProps["onSend"]) {
  const { text } = draft;
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    async send(): Promise<void> {
      if (text.trim() === "" || isSending) return;
      setSending(true);
      if (await onSend(text.trim())) draft.sent(text);
      setSending(false);
    },
  };
}

/**
 * A field for a comment, which offers members after "@": Enter and Tab take the one that is marked, the arrows mark
 * another. Ctrl/⌘+Enter sends.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { field, label, action, initial, onCancel, onFocused, onSend } = props;
  const others = othersOf(useSignal(commentsState(useEditor()).all));
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useFormDraft(field, initial);
  const { text } = draft;
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState(0);
  const { isSending, send } = useSending(draft, onSend);
  const call = callAt(text, caret, others);
  const putCaret = useCaret(area);
  useFocusOnce(area, onFocused);
  /** Behind the space that came with a name. */
  const called = useRef<number | null>(null);
  const giveUp = (): void => {
    draft.drop();
    onCancel?.();
  };
  const moveTo = (place: number): void => {
    if (place !== caret) setMarked(0);
    setCaret(place);
  };
  const mention = (name: string): void => {
    if (!call) return;
    const next = withMention(text, { start: call.start, caret, name });
    draft.type(next.text);
    moveTo(next.caret);
    putCaret(next.caret);
    called.current = next.caret;
  };
  const type = (next: string, place: number): void => {
    // a name brings its space: the one that is typed by habit is that
    const isSecond = called.current === caret && next === withSpaceAt(text, caret);
    called.current = null;
    if (isSecond) return putCaret(caret);
    draft.type(next);
    moveTo(place);
  };
  const answerKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === "Enter" && (ctrlKey || metaKey)) return void send();
    const name = call?.names[marked];
    const isOther = shiftKey || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing;
    if (!call || name === undefined || isOther) return;
    const by = marks.get(key);
    if (by !== undefined) setMarked((marked + by + call.names.length) % call.names.length);
    else if (key === "Enter" || key === "Tab") mention(name);
    else return;
    event.preventDefault();
  };
  return (
    <form
      className="comment-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <span className="input text-area">
        <textarea
          ref={area}
          rows={2}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ target }) =>
            type(typedWithin(target, text, commentLimit), target.selectionStart)
          }
          onSelect={({ currentTarget }) => moveTo(currentTarget.selectionStart)}
          onKeyDown={answerKey}
        />
      </span>
      {call && <Names names={call.names} marked={marked} onChoose={mention} />}
      {(text !== "" || onCancel) && (
        <Actions action={action} onCancel={onCancel && giveUp} isSending={isSending} />
      )}
    </form>
  );
}
