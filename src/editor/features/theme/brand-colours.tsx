import type { ReactNode } from "react";
import { Check, Info } from "lucide-react";
import { createPalette } from "#/site/palette.ts";
import type { Theme } from "#/site/theme.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { HexField } from "./hex-field.tsx";
import type { ThemeDraft } from "./use-theme-draft.ts";

/** The owner's own one or two colours, and whether they can be read as they are. */
export function BrandColours({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, shown, preview, commit } = draft;
  return (
    <section>
      <div className="label row range-head">
        <h3>{t("theme.colours")}</h3>
        <Readability theme={shown} />
      </div>
      <div className="row brand">
        <HexField
          label={t("theme.first")}
          pickLabel={t("theme.pickFirst")}
          value={theme.brand}
          start={theme.brand}
          onPreview={(brand) => preview(brand === null ? null : { brand })}
          onCommit={(brand) => commit(brand === null ? {} : { brand })}
        />
        <HexField
          label={t("theme.second")}
          pickLabel={t("theme.pickSecond")}
          removeLabel={t("theme.removeSecond")}
          value={theme.second}
          start={theme.brand}
          onPreview={(second) => preview(second === null ? null : { second })}
          onCommit={(second) => commit({ second })}
        />
      </div>
    </section>
  );
}

function Readability({ theme }: { theme: Theme }): ReactNode {
  const t = useTranslate("theme");
  const { brandAdjusted, brandContrast } = createPalette(theme);
  if (brandAdjusted) {
    return (
      <span className="tag" role="status">
        <Info aria-hidden="true" />
        {t("theme.adjusted")}
      </span>
    );
  }
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  const ratio = format.format(Math.floor(brandContrast * 10) / 10);
  return (
    <span className="tag ok" role="status">
      <Check aria-hidden="true" />
      <span aria-hidden="true">{t("theme.contrast", { ratio })}</span>
      <span className="visually-hidden">{t("theme.contrastLabel", { ratio })}</span>
    </span>
  );
}
