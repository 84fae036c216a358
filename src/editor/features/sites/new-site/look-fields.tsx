import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { fontPairIds, fontPairOf, fontStack } from "#/site/font-pair.ts";
import { builtInPalettes } from "#/site/palettes.data.ts";
import type { ColorMode, Theme } from "#/site/theme.ts";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { useHeadingFaces } from "../../../thumbnails/use-heading-faces.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { nameOf } from "../../../words/own-names.ts";
import { FromLogo } from "./from-logo.tsx";
import { OwnColour } from "./own-colour.tsx";
import { Swatch } from "./swatch.tsx";

interface LookProps {
  readonly theme: Theme;
  readonly onChange: (part: Partial<Theme>) => void;
}

/** The built-in palettes, any colour at all, and those of a logo. */
export function ColourField({ theme, onChange }: LookProps): ReactNode {
  const t = useTranslate("sites");
  const { colorMode } = theme;
  const choices = builtInPalettes.map(({ id, name, brand, second }) => {
    const label = nameOf(`palettes.${id}`, name);
    const colours = { brand, second };
    return { value: id, label, content: <Swatch {...{ colorMode, colours, label }} /> };
  });
  const own = builtInPalettes.find(
    ({ brand, second }) => brand === theme.brand && second === theme.second,
  );
  return (
    <div className="field">
      <span className="label">
        {t("newSite.colour")}
        <span className="tag ok">
          <Check aria-hidden="true" />
          {t("newSite.readable")}
        </span>
      </span>
      <div className="start-colours">
        <ChoiceGroup
          label={t("newSite.colour")}
          className="start-palettes"
          choices={choices}
          value={own?.id ?? null}
          onChoose={(id) => {
            const chosen = builtInPalettes.find((one) => one.id === id);
            if (chosen) onChange({ brand: chosen.brand, second: chosen.second });
          }}
        />
        <OwnColour colours={theme} onChange={onChange} />
        <FromLogo theme={theme} onChange={onChange} />
      </div>
    </div>
  );
}

/** From light to dark. */
const modes = ["LIGHT", "EXTRALIGHT", "DARK"] as const;

export function ModeField({ theme, onChange }: LookProps): ReactNode {
  const t = useTranslate("sites");
  return (
    <div className="field">
      <span className="label">{t("newSite.mode")}</span>
      <Segmented<ColorMode>
        isFull
        label={t("newSite.mode")}
        choices={modes.map((value) => ({ value, label: t(`newSite.modes.${value}`) }))}
        value={theme.colorMode}
        onChoose={(colorMode) => onChange({ colorMode })}
      />
    </div>
  );
}

/** The pairs of fonts, each in the site's own name: as many of its words as have room beside each other. */
export function FontField({ theme, sample, onChange }: LookProps & { sample: string }): ReactNode {
  const t = useTranslate("sites");
  const [word = sample] = sample.split(/\s+/);
  useHeadingFaces(useFontManifest());
  const choices = fontPairIds.map((value) => {
    const { label, heading, headingWeight, tracking } = fontPairOf(value);
    const style = {
      fontFamily: fontStack(heading),
      fontWeight: headingWeight,
      letterSpacing: `${tracking}em`,
    };
    const content = (
      <>
        <b className="truncated" style={style}>
          {sample.length <= 10 ? sample : word}
        </b>
        <span>{label}</span>
      </>
    );
    return { value, content };
  });
  return (
    <div className="field">
      <span className="label">{t("newSite.fonts")}</span>
      <ChoiceGroup
        label={t("newSite.fonts")}
        className="start-fonts"
        choices={choices}
        value={theme.fonts}
        onChoose={(fonts) => onChange({ fonts })}
      />
    </div>
  );
}
