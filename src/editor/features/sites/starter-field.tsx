import type { ReactNode } from "react";
import { starters } from "#/starters/registry.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";

/** The choice that is no starter. */
export const blankStarter = "blank";

/** What a new site begins with: nothing but a page, or a starter's content. */
export function StarterField({
  starter,
  onChoose,
}: {
  starter: string;
  onChoose: (starter: string) => void;
}): ReactNode {
  const t = useTranslate("sites");
  const language = currentLanguage();
  const offered = [
    { id: blankStarter, name: t("newSite.blank"), about: t("newSite.blankAbout") },
    ...starters.map(({ id, name, about }) => ({
      id,
      name: name[language],
      about: about[language],
    })),
  ];
  return (
    <div className="field">
      <span className="label">{t("newSite.starter")}</span>
      <ChoiceGroup
        label={t("newSite.starter")}
        className="starter-choice"
        choices={offered.map(({ id, name, about }) => ({
          value: id,
          content: (
            <>
              <b>{name}</b>
              <span className="size-12 secondary-text">{about}</span>
            </>
          ),
        }))}
        value={starter}
        onChoose={onChoose}
      />
    </div>
  );
}
