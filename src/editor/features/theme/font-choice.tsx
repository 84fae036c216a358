import type { ReactNode } from "react";
import { fontPairIds, fontPairOf, fontStack } from "#/site/font-pair.ts";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useFontManifest } from "../../thumbnails/use-font-manifest.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { sampleTitle } from "./sample-title.ts";
import { useHeadingFaces } from "../../thumbnails/use-heading-faces.ts";
import type { ThemeDraft } from "./use-theme-draft.ts";
import { useTranslate } from "../../words/i18n.ts";

/** The pairs of fonts, each in the owner's own title. */
export function FontChoice({ draft }: { draft: ThemeDraft }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  useHeadingFaces(useFontManifest());
  const language = useSignal(editor.language);
  const title = sampleTitle(editor.store.records(), useSignal(editor.page), language);
  const choices = fontPairIds.map((value) => {
    const { label, heading, headingWeight, tracking } = fontPairOf(value);
    const style = {
      fontFamily: fontStack(heading),
      fontWeight: headingWeight,
      letterSpacing: `${tracking}em`,
    };
    const content = (
      <>
        <b style={style} lang={language} className="truncated">
          {title || t("theme.sample")}
        </b>
        <span>{label}</span>
      </>
    );
    return { value, content };
  });
  return (
    <section>
      <h3 className="label">{t("theme.fonts")}</h3>
      <ChoiceGroup
        label={t("theme.fonts")}
        className="font-list"
        choices={choices}
        value={theme.fonts}
        onChoose={(fonts) => commit({ fonts })}
        onPreview={(fonts) => preview(fonts && { fonts })}
      />
    </section>
  );
}
