import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { sideSteps } from "../../../fields/picture/picture-steps.ts";
import { useEditor } from "../../../session/editor.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { useContentTarget, useSection } from "./use-section.ts";

const modes = ["SITE", "LIGHT", "EXTRALIGHT", "DARK"] as const;
const sides = ["SITE", "LEFT", "RIGHT"] as const;

/** The colours and, where it has two, the side of a section or the footer: the site's or its own (R34). */
export function SectionThemeFields({ spot }: { spot: SectionSpot }): ReactNode {
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
  return (
    <>
      <section className="grid tight">
        <h3 className="label">{t("sectionTheme.colours")}</h3>
        <Segmented
          isFull
          label={t("sectionTheme.colours")}
          choices={modes.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
          value={section.colorMode ?? "SITE"}
          onChoose={setMode}
        />
      </section>
      {hasSide && (
        <section className="grid tight">
          <h3 className="label">{t("sectionTheme.side")}</h3>
          <Segmented
            isFull
            label={t("sectionTheme.side")}
            choices={sides.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
            value={section.orientation ?? "SITE"}
            onChoose={(value) =>
              editor.dispatch(sideSteps(editor, target, value === "SITE" ? null : value))
            }
          />
        </section>
      )}
    </>
  );
}
