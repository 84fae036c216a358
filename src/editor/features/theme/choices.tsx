import type { CSSProperties, ReactNode } from "react";
import { createPalette } from "#/site/palette.ts";
import { builtInPalettes } from "#/site/palettes.data.ts";
import { looks } from "#/site/theme.ts";
import type { ColorMode, Theme } from "#/site/theme.ts";
import { useTranslate } from "../../words/i18n.ts";
import { nameOf } from "../../words/own-names.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { ThemeDraft } from "./use-theme-draft.ts";

/** In the order of the specification's names, from light to dark. */
const modes = ["LIGHT", "EXTRALIGHT", "DARK"] as const;

export function ModeChoice({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  const choices = modes.map((value) => ({
    value,
    content: (
      <>
        <i style={modeColours(theme, value)} />
        {t(`theme.${value}`)}
      </>
    ),
  }));
  return (
    <section>
      <h3 className="label">{t("theme.mode")}</h3>
      <ChoiceGroup<ColorMode>
        label={t("theme.mode")}
        className="modes"
        choices={choices}
        value={theme.colorMode}
        onChoose={(colorMode) => commit({ colorMode })}
        onPreview={(colorMode) => preview(colorMode && { colorMode })}
      />
    </section>
  );
}

function modeColours(theme: Theme, colorMode: ColorMode): CSSProperties {
  const { page, text, brand } = createPalette({ ...theme, colorMode });
  return { "--page": page, "--ink": text, "--brand": brand };
}

const corners = { ROUNDED: 8, CORNERED: 3, SHARP: 0 } as const;

export function LookChoice({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  const choices = looks.map((value) => ({
    value,
    content: (
      <>
        <i style={{ borderStartStartRadius: corners[value] }} />
        {t(`theme.${value}`)}
      </>
    ),
  }));
  return (
    <section>
      <h3 className="label">{t("theme.look")}</h3>
      <Segmented
        isFull
        className="looks"
        label={t("theme.look")}
        choices={choices}
        value={theme.look}
        onChoose={(look) => commit({ look })}
        onPreview={(look) => preview(look && { look })}
      />
    </section>
  );
}

type PaletteColours = Pick<Theme, "brand" | "second">;

function coloursOf(id: string | null): PaletteColours | null {
  const palette = builtInPalettes.find((one) => one.id === id);
  return palette ? { brand: palette.brand, second: palette.second } : null;
}

export function PaletteChoice({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  const { colorMode } = theme;
  const choices = builtInPalettes.map(({ id, name, brand, second }) => {
    const { page, brand: fill, badge } = createPalette({ colorMode, brand, second });
    const style = { "--page": page, "--brand": fill, "--second": badge };
    return { value: id, label: nameOf(`palettes.${id}`, name), content: <i style={style} /> };
  });
  const own = builtInPalettes.find(
    ({ brand, second }) => brand === theme.brand && second === theme.second,
  );
  return (
    <section>
      <h3 className="label">{t("theme.palette")}</h3>
      <ChoiceGroup
        label={t("theme.palette")}
        className="palettes"
        choices={choices}
        value={own?.id ?? null}
        onChoose={(id) => commit(coloursOf(id) ?? {})}
        onPreview={(id) => preview(coloursOf(id))}
      />
    </section>
  );
}

export function SideChoice({ draft }: { draft: ThemeDraft }): ReactNode {
  const t = useTranslate("theme");
  const { theme, preview, commit } = draft;
  return (
    <section>
      <h3 className="label">{t("theme.orientation")}</h3>
      <Segmented
        isFull
        label={t("theme.orientation")}
        choices={(["LEFT", "RIGHT"] as const).map((value) => ({
          value,
          label: t(`theme.${value}`),
        }))}
        value={theme.orientation}
        onChoose={(orientation) => commit({ orientation })}
        onPreview={(orientation) => preview(orientation && { orientation })}
      />
    </section>
  );
}
