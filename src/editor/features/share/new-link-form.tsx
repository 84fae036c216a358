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
import type { Links } from "./use-links.ts";

const usualDays = 7;
const draft = "draft";
const roles = ["writer", "viewer"] as const;

interface NewLinkFormProps {
  readonly links: Links;
}

/** What a link shows, for how long and whom it is for; then its address, which is told once. */
export function NewLinkForm({ links: { create, name, releases } }: NewLinkFormProps): ReactNode {
  const t = useTranslate("share");
  const [content, setContent] = useState(draft);
  const [days, setDays] = useState(String(usualDays));
  const ids = { content: useId(), days: useId() };
  const isOwner = isAtLeast(useSignal(useEditor().role), "owner");
  const contents = [
    [draft, t("latestDraft")],
    // who lets somebody in is an owner
    ...(isOwner ? roles.map((role) => [role, t(`roles.${role}`)] as const) : []),
    ...(releases.data ?? []).map(({ id, number }) => [id, t("release", { number })] as const),
  ] as const;
  const send = (): void => {
    const wanted = linkDays.find((one) => String(one) === days) ?? usualDays;
    const role = roles.find((one) => one === content) ?? null;
    const release = content === draft || role !== null ? null : content;
    create.mutate({ name: name.text, release, role, days: wanted });
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
      <ErrorNote error={create.error} />
      <Button type="submit" variant="primary" isBusy={create.isPending}>
        <Link2 aria-hidden="true" />
        {t("create")}
      </Button>
      {create.data && (
        <div className="share-made" role="status">
          <span className="input">
            <code className="mono truncated">{create.data.address}</code>
            <CopyButton text={create.data.address} label={t("copy")} doneLabel={t("copied")} />
          </span>
          <p className="hint">{t("shownOnce")}</p>
        </div>
      )}
    </form>
  );
}
