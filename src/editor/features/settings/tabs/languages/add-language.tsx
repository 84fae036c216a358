import { Plus } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { SiteLanguage } from "#/site/language.ts";
import { languagesPerSite } from "#/site/limits.ts";
import { useEditor } from "../../../../session/editor.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { knownLanguages } from "./known-languages.data.ts";
import { newLanguage } from "./new-language.ts";
import { readyTranslations } from "./ready-translations.ts";
import { toastStep } from "../../../../session/toast-step.ts";
import { useTranslate } from "../../../../words/i18n.ts";

/** Adds one of the languages that are known, at the end, with the ready words that it has; what it lacks shows the original. */
export function AddLanguage({ languages }: { languages: readonly SiteLanguage[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const id = useId();
  const common = useTranslate();
  const [chosen, setChosen] = useState("");
  const [isBusy, setBusy] = useState(false);
  const offered = knownLanguages.filter(([code]) => !languages.some((one) => one.code === code));
  const isFull = languages.length >= languagesPerSite;
  const add = async (): Promise<void> => {
    const language = newLanguage(chosen);
    if (!language || isBusy) return;
    setBusy(true);
    const { steps, count } = await readyTranslations(editor, language.code);
    setBusy(false);
    const after = languages.at(-1)?.code ?? null;
    const { outcome } = editor.dispatch([
      { name: "language.add", args: { language, after } },
      ...steps,
    ]);
    if (outcome !== "done") return;
    setChosen("");
    // the button can't be pressed without a choice, and would drop the focus
    document.getElementById(id)?.focus();
    const name = language.localName;
    if (count === 0) return editor.announce(t("languages.added", { name }));
    const undo = { label: common("undo"), run: () => void editor.store.undo() };
    toastStep(editor, t("languages.addedWithTexts", { name, count }), undo);
  };
  if (isFull) return <p className="hint">{t("languages.full", { count: languagesPerSite })}</p>;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("languages.add")}
      </label>
      <div className="row">
        <Select
          id={id}
          className="grow"
          value={chosen}
          options={[
            ["", t("languages.choose")],
            ...offered.map(([code, name, localName]) => {
              const isSame = localName === name;
              return [code, isSame ? name : `${localName} · ${name}`] as const;
            }),
          ]}
          onChange={setChosen}
        />
        <Button disabled={chosen === ""} isBusy={isBusy} onClick={() => void add()}>
          <Plus aria-hidden="true" />
          {t("languages.addButton")}
        </Button>
      </div>
    </div>
  );
}
