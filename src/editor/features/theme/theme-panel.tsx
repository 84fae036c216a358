import type { ReactNode } from "react";
import { RotateCcw, X } from "lucide-react";
import { initialTheme } from "#/site/theme.ts";
import { useEditor } from "../../session/editor.ts";
import { toastStep } from "../../session/toast-step.ts";
import type { PanelProps } from "../../shell/feature.ts";
import { IconButton } from "../../ui/button.tsx";
import { BrandColours } from "./brand-colours.tsx";
import { LookChoice, ModeChoice, PaletteChoice, SideChoice } from "./choices.tsx";
import { FontChoice } from "./font-choice.tsx";
import { HeadingSize } from "./heading-size.tsx";
import { useThemeDraft } from "./use-theme-draft.ts";
import "./theme.css";
import { useTranslate } from "../../words/i18n.ts";

/** The look of the whole site. Pointing at a choice or focusing it previews it; pressing it sets it. */
export function ThemePanel({ onClose }: PanelProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("theme");
  const say = useTranslate("screens");
  const draft = useThemeDraft();
  const reset = (): void => {
    const isChanged = draft.commit(initialTheme);
    if (isChanged)
      toastStep(editor, t("theme.resetDone"), { label: say("undo"), run: editor.undo });
    else editor.toast(t("theme.resetDone"));
  };
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t("theme.title")}</h2>
        <IconButton
          label={t("theme.reset")}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={reset}
        />
        <IconButton label={say("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="panel-body">
        <ModeChoice draft={draft} />
        <LookChoice draft={draft} />
        <PaletteChoice draft={draft} />
        <BrandColours draft={draft} />
        <HeadingSize draft={draft} />
        <FontChoice draft={draft} />
        <SideChoice draft={draft} />
      </div>
    </>
  );
}
