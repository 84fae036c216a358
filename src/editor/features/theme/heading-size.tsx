import { useState } from "react";
import type { ReactNode } from "react";
import { headingSize } from "#/render/type-scale.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { Slider } from "../../ui/slider.tsx";
import type { ThemeDraft } from "./use-theme-draft.ts";

/** The largest heading on a desktop, in pixels. */
const pixelsAt = (percent: number): number => headingSize(72, "desktop", percent);

/** Size of all headings, in per cent of their range; set when the slider is released. */
export function HeadingSize({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  const [moved, setMoved] = useState<number | null>(null);
  const percent = moved ?? theme.fontSize;
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  const pixels = format.format(pixelsAt(percent));
  const share = new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(
    percent / 100,
  );
  return (
    <section>
      <div className="label row range-head">
        <h3>{t("theme.headingSize")}</h3>
        <span className="num secondary-text">
          {pixels} px <span className="tertiary-text">· {share}</span>
        </span>
      </div>
      <Slider
        label={t("theme.headingSize")}
        min={0}
        max={100}
        value={percent}
        valueText={t("theme.headingSizeValue", { pixels, percent })}
        onChange={(fontSize) => {
          setMoved(fontSize);
          preview({ fontSize });
        }}
        onRelease={() => {
          if (moved !== null) commit({ fontSize: moved });
          setMoved(null);
        }}
      />
      <div className="row size-12 tertiary-text num range-head" aria-hidden="true">
        <span>{format.format(pixelsAt(0))}</span>
        <span>{format.format(pixelsAt(100))}</span>
      </div>
    </section>
  );
}
