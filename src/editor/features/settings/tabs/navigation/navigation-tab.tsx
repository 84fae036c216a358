import type { ReactNode } from "react";
import { navigationFields } from "#/site/navigation.ts";
import { ChoiceRow } from "../../form/choice-row.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { PictureSetting } from "../../form/picture-setting.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { useFieldValue } from "../../form/use-field-value.ts";
import { useNavigationChoice } from "../../form/use-navigation-choice.ts";
import { BarPreview } from "../../preview/bar-preview.tsx";
import { ButtonRow, LinkRows } from "./link-rows.tsx";
import { LogoWidth } from "./logo-width.tsx";
import { SocialRows } from "./social-rows.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

const navigation = { part: "navigation" } as const;

/** A picture, or else a text with a mark before it; its colour; its width on each kind of device. */
function Logo(): ReactNode {
  const t = useTranslate("settings");
  const [colour, setColour] = useNavigationChoice("logoColor");
  const [layout, setLayout] = useNavigationChoice("layout");
  const [mark, setMark] = useNavigationChoice("logoMark");
  const picture = useFieldValue({ target: navigation, path: ["logo"] }, "picture");
  return (
    <>
      <PictureSetting
        target={navigation}
        path={["logo"]}
        spec={navigationFields.logo}
        label={t("navigation.logo")}
        hint={t("navigation.logoHint")}
      />
      {picture && (
        <PictureSetting
          target={navigation}
          path={["logoOnDark"]}
          spec={navigationFields.logoOnDark}
          label={t("navigation.logoOnDark")}
          hint={t("navigation.logoOnDarkHint")}
        />
      )}
      <TextSetting
        target={navigation}
        path={["logoText"]}
        label={t("navigation.logoText")}
        {...(picture ? { hint: t("navigation.logoTextHint") } : {})}
      />
      <ChoiceRow
        label={t("navigation.mark")}
        choices={navigationFields.logoMark.options.map((value) => ({
          value,
          label: t(`navigation.marks.${value}`),
        }))}
        value={mark}
        onChoose={setMark}
      />
      <ChoiceRow
        label={t("navigation.colour")}
        hint={t("navigation.colourHint")}
        choices={navigationFields.logoColor.options.map((value) => ({
          value,
          label: t(`navigation.colours.${value}`),
        }))}
        value={colour}
        onChoose={setColour}
      />
      <ChoiceRow
        label={t("navigation.layout")}
        hint={t("navigation.layoutHint")}
        choices={navigationFields.layout.options.map((value) => ({
          value,
          label: t(`navigation.layouts.${value}`),
        }))}
        value={layout}
        onChoose={setLayout}
      />
      <LogoWidth />
    </>
  );
}

/** The bar at the head of every page. */
export function NavigationTab(): ReactNode {
  const t = useTranslate("settings");
  return (
    <TabLayout title={t("navigation.title")} hint={t("navigation.about")} preview={<BarPreview />}>
      <Part title={t("navigation.logoPart")} aside={<TextLanguage />}>
        <Logo />
      </Part>
      <Part title={t("navigation.links")} hint={t("navigation.linksAbout")}>
        <LinkRows />
        <TextSetting
          target={navigation}
          path={["moreLabel"]}
          label={t("navigation.more")}
          hint={t("navigation.moreHint")}
        />
      </Part>
      <Part title={t("navigation.button")} hint={t("navigation.buttonAbout")}>
        <ButtonRow />
      </Part>
      <Part title={t("navigation.socials")} hint={t("navigation.socialsAbout")}>
        <SocialRows />
      </Part>
    </TabLayout>
  );
}
