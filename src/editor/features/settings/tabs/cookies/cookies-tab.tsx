import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { visibleVariant } from "#/site/consent-parts.ts";
import type { ConsentVariantName } from "#/site/consent-parts.ts";
import type { CookieConsent } from "#/site/consent.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ChoiceCards } from "../../form/choice-cards.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { SwitchRow } from "../../form/switch-row.tsx";
import { CookiesPreview, PagePreview } from "./cookies-preview.tsx";
import { ConsentForm } from "./consent-form.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

type Shown = ConsentVariantName | "none";

function showBanner(editor: Editor, shown: Shown): void {
  setSettings(editor, {
    cookieConsent: {
      simple: { isVisible: shown === "simple" },
      gdpr: { isVisible: shown === "gdpr" },
    },
  });
}

/** Whether toggles begin switched on; in the gdpr variant that is no valid consent in the EU (R1). */
function Preselect({
  consent,
  variant,
}: {
  consent: CookieConsent;
  variant: ConsentVariantName;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  if (variant === "simple") return <p className="note">{t("cookies.simplePreselects")}</p>;
  return (
    <>
      <SwitchRow
        label={t("cookies.preselect")}
        hint={t("cookies.preselectHint")}
        isOn={consent.preselectsCategories}
        onChange={(isOn) => setSettings(editor, { cookieConsent: { preselectsCategories: isOn } })}
      />
      <p className="note warn">
        <TriangleAlert aria-hidden="true" />
        <span>{t("cookies.preselectWarning")}</span>
      </p>
    </>
  );
}

/** The cookie banner in both variants. */
export function CookiesTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { cookieConsent } = useSitePart("settings");
  const shown: Shown = visibleVariant(cookieConsent) ?? "none";
  const [chosen, setChosen] = useState<ConsentVariantName>(shown === "none" ? "gdpr" : shown);
  const choose = (next: Shown): void => {
    showBanner(editor, next);
    if (next !== "none") setChosen(next);
  };
  return (
    <TabLayout
      title={t("cookies.title")}
      hint={t("cookies.about")}
      preview={shown === "none" ? <PagePreview /> : <CookiesPreview variant={chosen} />}
    >
      <Part title={t("cookies.banner")}>
        <ChoiceCards<Shown>
          label={t("cookies.banner")}
          cards={(["none", "simple", "gdpr"] as const).map((value) => ({
            value,
            title: t(`cookies.${value}`),
            about: t(`cookies.${value}About`),
          }))}
          value={shown}
          onChoose={choose}
        />
      </Part>
      {shown !== "none" && (
        <>
          <Part
            title={t("cookies.texts")}
            hint={t("cookies.textsAbout")}
            aside={
              <Segmented<ConsentVariantName>
                label={t("cookies.variant")}
                choices={[
                  { value: "simple", label: t("cookies.simple") },
                  { value: "gdpr", label: t("cookies.gdpr") },
                ]}
                value={chosen}
                onChoose={setChosen}
              />
            }
          >
            <ConsentForm key={chosen} variant={chosen} consent={cookieConsent} />
          </Part>
          <Part title={t("cookies.toggles")}>
            <Preselect consent={cookieConsent} variant={chosen} />
          </Part>
        </>
      )}
    </TabLayout>
  );
}
