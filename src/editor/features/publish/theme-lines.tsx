import type { ReactNode } from "react";
import type { ChangesInfo } from "#/api/publishing.ts";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { colorModes, looks, orientations } from "#/site/theme.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";

type ThemeValue = ChangesInfo["themeValues"][number];

const labels = {
  colorMode: "theme.mode",
  look: "theme.look",
  brand: "theme.first",
  second: "theme.second",
  fontSize: "theme.headingSize",
  fonts: "theme.fonts",
  orientation: "theme.orientation",
} as const;

/** A value of the theme, as the owner knows it. */
function valueWords(t: Translate<"theme">, name: ThemeValue["name"], value: string | null): string {
  if (value === null) return t("theme.noSecond");
  if (name === "fontSize") return `${value}%`;
  const choice = [...colorModes, ...looks, ...orientations].find((one) => one === value);
  if (choice) return t(`theme.${choice}`);
  const pair = fontPairIds.find((id) => id === value);
  return pair ? fontPairOf(pair).label : value;
}

function Value({ name, value }: { name: ThemeValue["name"]; value: string | null }): ReactNode {
  const t = useTranslate("theme");
  const isColour = value !== null && (name === "brand" || name === "second");
  return (
    <>
      {isColour && <span className="colour-chip" style={{ "--v": value }} aria-hidden="true" />}
      {valueWords(t, name, value)}
    </>
  );
}

/** What of the theme is different, with what it was. */
export function ThemeLines({ values }: { values: ChangesInfo["themeValues"] }): ReactNode {
  const t = useTranslate("theme");
  return (
    <dl className="publish-list theme-lines">
      {values.map(({ name, before, after }) => (
        <div key={name} className="menu-item is-plain">
          <dt className="detail">{t(labels[name])}</dt>
          <dd>
            <del>
              <Value name={name} value={before} />
            </del>
            <span aria-hidden="true"> → </span>
            <ins>
              <Value name={name} value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
