import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState } from "./comments-state.ts";
import { callAt } from "./mentions.ts";

interface ComposerProps {
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  readonly onCancel?: () => void;
  /** Answers whether it was taken. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** Longest comment, in code units, as the server takes it. */
const mostLetters = 2_000;

/** A field for a comment, which offers members after "@". Ctrl/⌘+Enter sends. */
export function Composer({
  label,
  action,
  initial = "",
  onCancel,
  onSend,
}: ComposerProps): ReactNode {
  const t = useTranslate("comments");
  const { members } = useSignal(commentsState(useEditor()).all);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [isSending, setSending] = useState(false);
  const call = callAt(text, caret, members);
  const send = async (): Promise<void> => {
    if (text.trim() === "" || isSending) return;
    setSending(true);
    if (await onSend(text.trim())) setText("");
    setSending(false);
  };
  const mention = (name: string): void => {
    if (!call) return;
    setText(`${text.slice(0, call.start)}@${name} ${text.slice(caret)}`);
    setCaret(call.start + name.length + 2);
    field.current?.focus();
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
          ref={field}
          rows={2}
          aria-label={label}
          placeholder={label}
          maxLength={mostLetters}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setCaret(target.selectionStart);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
      </span>
      {call && (
        <ul className="comment-names" aria-label={t("people")}>
          {call.names.map((name) => (
            <li key={name}>
              <button type="button" className="menu-row" onClick={() => mention(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(text !== "" || onCancel) && (
        <span className="comment-actions">
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
          <Button size="sm" variant="primary" type="submit" isBusy={isSending}>
            {action}
          </Button>
        </span>
      )}
    </form>
  );
}
