import { useId, useState } from "react";
import type { ReactNode } from "react";
import { closedWordsLimit } from "#/api/schedule.ts";
import { textLength } from "#/lib/text-length.ts";
import { Button } from "../../../../ui/button.tsx";
import { typedWithin } from "../../../../ui/typed-within.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { FieldNote } from "../../form/field-note.tsx";
import type { Schedule } from "./use-schedule.ts";

interface ClosedWordsProps {
  readonly words: string;
  readonly schedule: Schedule;
}

/** What visitors read while the whole site is unpublished. */
export function ClosedWords({ words, schedule: { say } }: ClosedWordsProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  const [draft, setDraft] = useState(words);
  const length = textLength(draft);
  const isChanged = draft.trim() !== words;
  return (
    <form
      className="field schedule-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) say.mutate(draft.trim());
      }}
    >
      <label className="label" htmlFor={id}>
        {t("schedule.words")}
      </label>
      <span className="input text-area">
        <textarea
          id={id}
          rows={2}
          value={draft}
          placeholder={t("schedule.wordsExample")}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setDraft(typedWithin(target, draft, closedWordsLimit))}
        />
        <span className="limit-count num" aria-hidden="true">
          {`${length}/${closedWordsLimit}`}
        </span>
      </span>
      <FieldNote id={`${id}-note`} hint={t("schedule.wordsHint")} />
      {isChanged && (
        <div>
          <Button type="submit" isBusy={say.isPending}>
            {t("schedule.saveWords")}
          </Button>
        </div>
      )}
    </form>
  );
}
