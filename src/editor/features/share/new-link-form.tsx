import { isAtLeast } from "#/api/roles.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { linkDays, linkNameLimit } from "#/api/links.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { typedWithin } from "../../ui/typed-within.ts";
import { useTranslate } from "../../words/i18n.ts";
import { PasswordField, isLongEnough } from "./password-field.tsx";
import type { Links } from "./use-links.ts";

const usualDays = 7;
const draft = "draft";
const roles = ["writer", "viewer"] as const;

/** Whether a link is to have a password, and which. */
function usePassword() {
  const [text, setText] = useState("");
  const [isOn, setOn] = useState(false);
  const [isTold, setTold] = useState(false);
  const turn = (on: boolean): void => {
    setOn(on);
    setTold(false);
    setText("");
  };
  return { text, setText, isOn, turn, isTold, tell: () => setTold(true) };
}

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** Whether a link to look does something more. */
function SwitchRow({ label, hint, isOn, onTurn }: SwitchRowProps): ReactNode {
  const id = useId();
  const ids = { label: `${id}label`, hint: `${id}hint` };
  return (
    <div className="row">
      <span className="grow">
        <span id={ids.label}>{label}</span>
        {hint !== undefined && (
          <span className="hint share-hint" id={ids.hint}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={ids.label}
        aria-describedby={hint === undefined ? undefined : ids.hint}
        onClick={() => onTurn(!isOn)}
      />
    </div>
  );
}

/** Lets whoever opens the link comment, once it is on. */
function CommentsChoice(props: Pick<SwitchRowProps, "isOn" | "onTurn">): ReactNode {
  const t = useTranslate("share");
  return <SwitchRow label={t("allowComments")} hint={t("allowCommentsHint")} {...props} />;
}

/** Asks whoever opens the link for a password, once it is on. */
function PasswordChoice({ password }: { password: ReturnType<typeof usePassword> }): ReactNode {
  const t = useTranslate("share");
  const { isOn, turn, text, setText, isTold } = password;
  return (
    <>
      <SwitchRow label={t("requirePassword")} isOn={isOn} onTurn={turn} />
      {isOn && <PasswordField value={text} isTold={isTold} onType={setText} />}
    </>
  );
}

/** Where the link leads that was just made. */
function MadeAddress({ address }: { address: string }): ReactNode {
  const t = useTranslate("share");
  return (
    <div className="share-made" role="status">
      <span className="input">
        <code className="mono truncated">{address}</code>
        <CopyButton text={address} label={t("copy")} doneLabel={t("copied")} />
      </span>
      <p className="hint">{t("shownOnce")}</p>
    </div>
  );
}

interface NewLinkFormProps {
  readonly links: Links;
}

/** What a link shows, for how long and whom it is for; then its address, which is told once. */
export function NewLinkForm({ links: { create, name, releases } }: NewLinkFormProps): ReactNode {
  const t = useTranslate("share");
  const [content, setContent] = useState(draft);
  const [days, setDays] = useState(String(usualDays));
  const ids = { content: useId(), days: useId() };
  const password = usePassword();
  const [takesComments, setTakesComments] = useState(false);
  const role = roles.find((one) => one === content) ?? null;
  // of a link to look
  const isLocked = role === null && password.isOn;
  const isOwner = isAtLeast(useSignal(useEditor().role), "owner");
  const contents = [
    [draft, t("latestDraft")],
    // who lets somebody in is an owner
    ...(isOwner ? roles.map((role) => [role, t(`roles.${role}`)] as const) : []),
    ...(releases.data ?? []).map(({ id, number }) => [id, t("release", { number })] as const),
  ] as const;
  const send = (): void => {
    if (isLocked && !isLongEnough(password.text)) return password.tell();
    const wanted = linkDays.find((one) => String(one) === days) ?? usualDays;
    const release = content === draft || role !== null ? null : content;
    const more = {
      ...(role === null && takesComments && { takesComments }),
      ...(isLocked && { password: password.text }),
    };
    const link = { name: name.text, release, role, days: wanted, ...more };
    create.mutate(link, { onSuccess: () => password.turn(false) });
  };
  return (
    <form
      className="share-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) send();
      }}
    >
      <div className="share-choices">
        <div className="field">
          <label className="label" htmlFor={ids.content}>
            {t("content")}
          </label>
          <Select id={ids.content} value={content} options={contents} onChange={setContent} />
        </div>
        <div className="field">
          <label className="label" htmlFor={ids.days}>
            {t("expires")}
          </label>
          <Select
            id={ids.days}
            value={days}
            options={linkDays.map((count) => [String(count), t("inDays", { count })] as const)}
            onChange={setDays}
          />
        </div>
      </div>
      <Field
        label={t("name")}
        placeholder={t("namePlaceholder")}
        value={name.text}
        onChange={({ target }) => name.type(typedWithin(target, name.text, linkNameLimit))}
      />
      {role === null && (
        <>
          <CommentsChoice isOn={takesComments} onTurn={setTakesComments} />
          <PasswordChoice password={password} />
        </>
      )}
      <ErrorNote error={create.error} />
      <Button type="submit" variant="primary" isBusy={create.isPending}>
        <Link2 aria-hidden="true" />
        {t("create")}
      </Button>
      {create.data && <MadeAddress address={create.data.address} />}
    </form>
  );
}
