import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { commentLimit } from "#/api/comments.ts";
import { useFormDraft } from "../../session/drafts/use-form-draft.ts";
import type { FormDraft } from "../../session/drafts/use-form-draft.ts";
import { keyNames } from "../../shell/keys/key-names.ts";
import { Button } from "../../ui/button.tsx";
import { typedWithin } from "../../ui/typed-within.ts";
import { useTranslate } from "../../words/i18n.ts";
import { listFieldProps, MentionList } from "./mention-list.tsx";
import { useMentions } from "./use-mentions.ts";

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
 * another, Escape closes their list. Ctrl/⌘+Enter sends.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { field, label, action, initial, onCancel, onFocused, onSend } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const draft = useFormDraft(field, initial);
  const { text } = draft;
  const mentions = useMentions(area, draft);
  const { names, marked } = mentions;
  const { isSending, send } = useSending(draft, onSend);
  useFocusOnce(area, onFocused);
  const giveUp = (): void => {
    draft.drop();
    onCancel?.();
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
          {...listFieldProps({ id: list, names, marked })}
          onFocus={mentions.refresh}
          onChange={({ target }) =>
            mentions.type(typedWithin(target, text, commentLimit), target.selectionStart)
          }
          onSelect={({ currentTarget }) => mentions.moveTo(currentTarget.selectionStart)}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event;
            if (key === "Enter" && (ctrlKey || metaKey)) void send();
            else mentions.answerKey(event);
          }}
        />
      </span>
      {names && <MentionList id={list} names={names} marked={marked} onChoose={mentions.mention} />}
      {(text !== "" || onCancel) && (
        <Actions action={action} onCancel={onCancel && giveUp} isSending={isSending} />
      )}
    </form>
  );
}
