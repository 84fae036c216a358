import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import { sectionsTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";

const modes = ["SITE", "LIGHT", "EXTRALIGHT", "DARK"] as const;
const sides = ["SITE", "LEFT", "RIGHT"] as const;

function useSection(id: string): Section | undefined {
  const editor = useEditor();
  const page = editor.page.get();
  const sections = useStored(
    editor.store,
    sectionsTopic(page),
    (records) => records[pageKey(page)]?.sections,
  );
  return sections?.find((section) => section.id === id);
}

/** The colours and, where it has two, the side of a section: the site's or its own (R34). */
export function SectionThemeFields({ section: id }: { section: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const section = useSection(id);
  const definition = section && findSection(section.template);
  if (!definition) return null;
  const set = (name: "colorMode" | "orientation", value: string): void => {
    const theme = { [name]: value === "SITE" ? null : value };
    editor.dispatch({ name: "section.set", args: { page: editor.page.get(), section: id, theme } });
  };
  return (
    <>
      <section className="grid tight">
        <h4 className="label">{t("sectionTheme.colours")}</h4>
        <Segmented
          isFull
          label={t("sectionTheme.colours")}
          choices={modes.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
          value={section.colorMode ?? "SITE"}
          onChoose={(value) => set("colorMode", value)}
        />
      </section>
      {definition.isTwoSided && (
        <section className="grid tight">
          <h4 className="label">{t("sectionTheme.side")}</h4>
          <Segmented
            isFull
            label={t("sectionTheme.side")}
            choices={sides.map((value) => ({ value, label: t(`sectionTheme.${value}`) }))}
            value={section.orientation ?? "SITE"}
            onChoose={(value) => set("orientation", value)}
          />
        </section>
      )}
    </>
  );
}
