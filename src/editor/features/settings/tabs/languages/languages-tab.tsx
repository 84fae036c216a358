import type { ReactNode } from "react";
import { languagePath } from "#/site/routes.ts";
import { navigationFields } from "#/site/navigation.ts";
import { siteTopic } from "../../../../document-store/topics.ts";
import { useStored } from "../../../../document-store/use-stored.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { ChoiceRow } from "../../form/choice-row.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { SwitchRow } from "../../form/switch-row.tsx";
import { useNavigationChoice } from "../../form/use-navigation-choice.ts";
import { BarPreview } from "../../preview/bar-preview.tsx";
import { AddLanguage } from "./add-language.tsx";
import { LanguageRow } from "./language-row.tsx";
import { keepRows } from "../../../../ui/keep-rows.ts";
import { useTranslate } from "../../../../words/i18n.ts";

/** How visitors see the languages, and where choosing one leads. */
function Menu(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const [display, setDisplay] = useNavigationChoice("languageDisplay");
  const [menu, setMenu] = useNavigationChoice("languageMenu");
  const { staysOnPage } = useSitePart("settings");
  return (
    <Part title={t("languages.menu")} hint={t("languages.menuAbout")}>
      <ChoiceRow
        label={t("languages.display")}
        choices={navigationFields.languageDisplay.options.map((value) => ({
          value,
          label: t(`languages.displays.${value}`),
        }))}
        value={display}
        onChoose={setDisplay}
      />
      <ChoiceRow
        label={t("languages.form")}
        choices={navigationFields.languageMenu.options.map((value) => ({
          value,
          label: t(`languages.forms.${value}`),
        }))}
        value={menu}
        onChoose={setMenu}
      />
      <SwitchRow
        label={t("languages.stays")}
        hint={t("languages.staysHint")}
        isOn={staysOnPage}
        onChange={(isOn) => setSettings(editor, { staysOnPage: isOn })}
      />
    </Part>
  );
}

/** Whether the primary language's addresses have no prefix (R22). */
function Prefix(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const languages = useSitePart("languages");
  const isPrimaryDefault = useStored(
    editor.store,
    siteTopic("isPrimaryDefault"),
    (records) => records.site?.isPrimaryDefault ?? true,
  );
  const site = { languages, isPrimaryDefault };
  return (
    <Part title={t("languages.addresses")}>
      <SwitchRow
        label={t("languages.prefix")}
        hint={t("languages.prefixHint")}
        isOn={isPrimaryDefault}
        onChange={(isOn) =>
          void editor.dispatch({
            name: "language.prefix",
            args: { isPrimaryDefault: isOn },
          })
        }
      />
      <ul className="settings-paths">
        {languages
          .filter(({ status }) => status === "active")
          .map(({ code, localName }) => (
            <li key={code}>
              <span>{localName}</span>
              <code className="mono secondary-text">{languagePath(code, site)}</code>
            </li>
          ))}
      </ul>
    </Part>
  );
}

/** The site's languages, their menu and their addresses. */
export function LanguagesTab(): ReactNode {
  const t = useTranslate("settings");
  const languages = useSitePart("languages");
  return (
    <TabLayout title={t("languages.title")} hint={t("languages.about")} preview={<BarPreview />}>
      <Part title={t("languages.list")}>
        <ul ref={keepRows} className="settings-list settings-rows">
          {languages.map((language, index) => (
            <LanguageRow
              key={language.code}
              language={language}
              index={index}
              languages={languages}
            />
          ))}
        </ul>
        <AddLanguage languages={languages} />
      </Part>
      <Menu />
      <Prefix />
    </TabLayout>
  );
}
