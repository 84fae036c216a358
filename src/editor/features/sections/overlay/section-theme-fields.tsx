import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { sideSteps } from "../../../fields/picture/picture-steps.ts";
import { useEditor } from "../../../session/editor.ts";
import { LabelledChoice } from "../../../ui/labelled-choice.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { useContentTarget, useSection } from "./use-section.ts";

const modes = ["SITE", "LIGHT", "EXTRALIGHT", "DARK"] as const;
const sides = ["SITE", "LEFT", "RIGHT"] as const;

interface SectionThemeFieldsProps {
  readonly spot: SectionSpot;
  /** They stand behind a summary until they are wanted, or the section has something of its own. */
  readonly isFolded: boolean;
}

/** The colours and, where it has two, the side of a section or the footer: the site's or its own (R34). */
export function SectionThemeFields({ spot, isFolded }: SectionThemeFieldsProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const section = useSection(spot);
  const target = useContentTarget(spot);
  const definition = section && findSection(section.template);
  if (!definition) return null;
  const { isTwoSided } = definition;
  const hasSide = typeof isTwoSided === "function" ? isTwoSided(section.fields) : isTwoSided;
  const setMode = (value: (typeof modes)[number]): void => {
    const theme = { colorMode: value === "SITE" ? null : value };
    const where = "part" in target ? { target } : target;
    editor.dispatch({ name: "section.set", args: { ...where, theme } });
  };
  const fields = (
    <>
      <LabelledChoice
        label={t("sectionTheme.colours")}
        choices={modes.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
        value={section.colorMode ?? "SITE"}
        onChoose={setMode}
      />
      {hasSide && (
        <LabelledChoice
          label={t("sectionTheme.side")}
          choices={sides.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
          value={section.orientation ?? "SITE"}
          onChoose={(value) =>
            editor.dispatch(sideSteps(editor, target, value === "SITE" ? null : value))
          }
        />
      )}
    </>
  );
  if (!isFolded) return fields;
  const isOwn = section.colorMode !== undefined || section.orientation !== undefined;
  return (
    <details open={isOwn || undefined}>
      <summary className="label">
        {t(hasSide ? "sectionTheme.both" : "sectionTheme.colours")}
      </summary>
      {fields}
    </details>
  );
}
