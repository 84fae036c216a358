import { useId, useState } from "react";
import type { ReactNode } from "react";
import { lockDays, lockPasswordLimits, wholeSite } from "#/api/page-locks.ts";
import type { PageLockInfo } from "#/api/page-locks.ts";
import { useEditor } from "../../../session/editor.ts";
import { usePageIndex } from "../../../session/hooks.ts";
import { useVisibility } from "../../../session/use-visibility.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ChoiceCards } from "../form/choice-cards.tsx";
import { FieldNote } from "../form/field-note.tsx";
import type { Locks } from "./use-locks.ts";

interface AccessProps {
  /** A page's id, or "-" for the whole site. */
  readonly page: string;
  readonly locks: Locks;
}

interface PasswordProps extends AccessProps {
  readonly lock: PageLockInfo | undefined;
  readonly onSaved: () => void;
}

/** Sets a password, another one, or only the days. Nobody is shown the present one: only its hash is kept. */
function PasswordForm({ page, locks, lock, onSaved }: PasswordProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  const [password, setPassword] = useState("");
  const [days, setDays] = useState<number>(lock?.days ?? 30);
  const [isTold, setTold] = useState(false);
  const isMissing = password === "" && !lock;
  const isShort = password !== "" && password.length < lockPasswordLimits.min;
  const isSame = password === "" && days === lock?.days;
  const save = async (): Promise<void> => {
    if (isMissing || isShort) return setTold(true);
    const isSaved = await locks.set(page, { ...(password !== "" && { password }), days });
    if (!isSaved) return;
    setPassword("");
    onSaved();
  };
  return (
    <form
      className="settings-group"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="settings-pair">
        <Field
          label={t("access.password")}
          hint={lock ? t("access.passwordSet") : t("access.passwordHint")}
          error={isTold && (isMissing || isShort) ? t("access.passwordShort") : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={lockPasswordLimits.max}
          value={password}
          after={
            password !== "" && (
              <CopyButton text={password} label={t("access.copy")} doneLabel={t("access.copied")} />
            )
          }
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="field">
          <label className="label" htmlFor={id}>
            {t("access.days")}
          </label>
          <Select
            id={id}
            value={String(days)}
            options={lockDays.map((count) => [String(count), t("access.dayCount", { count })])}
            onChange={(value) => setDays(Number(value))}
          />
        </div>
      </div>
      <div>
        <button type="submit" className="button" disabled={locks.isBusy || isSame}>
          {lock ? t("access.change") : t("access.protect")}
        </button>
      </div>
    </form>
  );
}

/** Whether a page is kept as a draft, and what changes that; undefined for the home page and the whole site. */
function usePageDraft(page: string) {
  const { dispatch } = useEditor();
  const { entries } = usePageIndex();
  const entry = entries.slice(1).find(({ id }) => id === page);
  if (!entry) return undefined;
  return {
    isOn: entry.isDraft === true,
    set: (isDraft: boolean) => dispatch({ name: "page.draft", args: { page, isDraft } }),
  };
}

/** Of a page that is unpublished: whatever else is chosen, nobody sees it until it is published again. */
function UnpublishedNote({ page }: Pick<AccessProps, "page">): ReactNode {
  const t = useTranslate("settings");
  const { off, set, isBusy } = useVisibility();
  if (page === wholeSite || !off.includes(page)) return null;
  return (
    <div className="note warn">
      <span className="grow">{t("access.isOff")}</span>
      <button
        type="button"
        className="button sm"
        disabled={isBusy}
        onClick={() => void set({ subject: page, isPublished: true })}
      >
        {t("access.publishAgain")}
      </button>
    </div>
  );
}

/** Who may see a page or the site. Passwords hold at once, a draft with the next publication. */
export function AccessForm({ page, locks }: AccessProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  const [wanted, setWanted] = useState<"everyone" | "password">();
  const draft = usePageDraft(page);
  const lock = locks.all?.find((one) => one.page === page);
  const choice = wanted ?? (draft?.isOn ? "nobody" : lock ? "password" : "everyone");
  const what = page === wholeSite ? "site" : "page";
  const choose = (next: "everyone" | "password" | "nobody"): void => {
    const isDraft = next === "nobody";
    // with a password it is shown once there is one
    const isOpen = next !== "password" || lock !== undefined;
    if (draft && draft.isOn !== isDraft && isOpen) draft.set(isDraft);
    setWanted(next === "nobody" ? undefined : next);
  };
  return (
    <>
      {locks.problem !== undefined && <FieldNote id={id} error={locks.problem} />}
      {locks.all && (
        <>
          <UnpublishedNote page={page} />
          <ChoiceCards
            label={t("access.title")}
            cards={[
              {
                value: "everyone",
                title: t("access.everyone"),
                about: t("access.everyoneAbout"),
              },
              {
                value: "password",
                title: t("access.locked"),
                about: t("access.lockedAbout"),
              },
              ...(draft
                ? [
                    {
                      value: "nobody" as const,
                      title: t("access.nobody"),
                      about: t("access.nobodyAbout"),
                    },
                  ]
                : []),
            ]}
            value={choice}
            onChoose={choose}
          />
          {choice === "password" && (
            <PasswordForm
              key={lock?.changedAt ?? ""}
              page={page}
              locks={locks}
              lock={lock}
              onSaved={() => {
                if (draft?.isOn) draft.set(false);
              }}
            />
          )}
          {choice === "everyone" && lock && (
            <div className="note warn">
              <span className="grow">{t(`access.opens.${what}`)}</span>
              <button
                type="button"
                className="button sm"
                disabled={locks.isBusy}
                onClick={() => {
                  void locks.remove(page).then((isDone) => isDone && setWanted(undefined));
                }}
              >
                {t("access.remove")}
              </button>
            </div>
          )}
          <p className="hint">{t("access.note")}</p>
        </>
      )}
    </>
  );
}
