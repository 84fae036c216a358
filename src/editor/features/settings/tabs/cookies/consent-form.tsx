import type { ReactNode } from "react";
import type { ConsentPart, ConsentVariantName } from "#/site/consent-parts.ts";
import type { CookieConsent } from "#/site/consent.ts";
import { cookieCategories } from "#/site/cookie-choice.ts";
import type { CookieCategory } from "#/site/cookie-choice.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { categoryWords } from "#/render/consent-words.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { LinkSetting } from "../../form/link-setting.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { Switch, SwitchRow } from "../../form/switch-row.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { useVendorWords } from "../../vendor-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";

interface VariantProps {
  readonly variant: ConsentVariantName;
  readonly consent: CookieConsent;
}

/** The words of visitors' catalogue in the language that is edited: what an empty text shows. */
function useOwnWords(): (key: VisitorMessageKey) => string {
  const code = useSignal(useEditor().language);
  return (key) => visitorMessage(key, code);
}

const buttons = [
  { of: "acceptBtn", words: "consentAccept" },
  { of: "declineBtn", words: "consentDecline" },
  { of: "settingsBtn", words: "consentSettings" },
] as const;

/** The banner's buttons: their names, and which of them there are. */
function Buttons({ variant, consent }: VariantProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const say = useOwnWords();
  return (
    <div className="settings-buttons">
      <p className="label">{t("cookies.buttons")}</p>
      {buttons.map(({ of, words }) => (
        <div className="settings-button" key={of}>
          <TextSetting
            target={{ part: "consent", variant, of }}
            path={["name"]}
            label={t(`cookies.${of}`)}
            placeholder={say(words)}
          />
          <Switch
            label={t("cookies.show", { name: t(`cookies.${of}`) })}
            isOn={consent[variant][of].isVisible}
            isDisabled={of === "acceptBtn"}
            onChange={(isVisible) =>
              setSettings(editor, { cookieConsent: { [variant]: { [of]: { isVisible } } } })
            }
          />
        </div>
      ))}
    </div>
  );
}

/** The link to the privacy policy: in the banner, in the footer, or in both. */
function Privacy({ variant, consent }: VariantProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const say = useOwnWords();
  const { isVisible, showInFooter, link } = consent[variant].privacyPolicyBtn;
  const target = { part: "consent", variant, of: "privacyPolicyBtn" } as const;
  const set = (privacyPolicyBtn: { isVisible?: boolean; showInFooter?: boolean }): void =>
    setSettings(editor, { cookieConsent: { [variant]: { privacyPolicyBtn } } });
  const missing = link === null ? t("cookies.privacyMissing") : undefined;
  return (
    <fieldset className="settings-group">
      <legend className="strong">{t("cookies.privacy")}</legend>
      <LinkSetting target={target} path={["link"]} label={t("cookies.privacyLink")} />
      <TextSetting
        target={target}
        path={["name"]}
        label={t("cookies.privacyName")}
        placeholder={say("privacyPolicy")}
      />
      <SwitchRow
        label={t("cookies.privacyInBanner")}
        hint={isVisible ? missing : undefined}
        isOn={isVisible}
        onChange={(isOn) => set({ isVisible: isOn })}
      />
      <SwitchRow
        label={t("cookies.privacyInFooter")}
        hint={showInFooter ? missing : undefined}
        isOn={showInFooter}
        onChange={(isOn) => set({ showInFooter: isOn })}
      />
    </fieldset>
  );
}

/** What of the site waits for a category of cookies, in words. */
function useWaiting(): (type: CookieCategory) => string {
  const t = useTranslate("settings");
  const used = vendorsInUse(useSitePart("settings"));
  const wordsOf = useVendorWords();
  return (type) => {
    if (type === "essential") return t("cookies.alwaysOn");
    const names = used
      .filter(({ vendor }) => vendor.category === type)
      .map(({ vendor }) => wordsOf(vendor).name);
    return names.join(", ") || t("cookies.noVendor");
  };
}

/** The window in which visitors choose by category. */
function Popup({ variant }: Pick<VariantProps, "variant">): ReactNode {
  const t = useTranslate("settings");
  const say = useOwnWords();
  const waitsFor = useWaiting();
  const part = (of: ConsentPart) => ({ part: "consent", variant, of }) as const;
  return (
    <fieldset className="settings-group">
      <legend className="strong">{t("cookies.popup")}</legend>
      <div className="settings-pair">
        <TextSetting
          target={part("settings")}
          path={["title"]}
          label={t("cookies.popupTitle")}
          placeholder={say("cookieSettings")}
        />
        <TextSetting
          target={part("settings")}
          path={["confirmBtnName"]}
          label={t("cookies.confirmBtn")}
          placeholder={say("consentConfirm")}
        />
      </div>
      <TextSetting
        target={part("settings")}
        path={["description"]}
        label={t("cookies.popupDescription")}
        placeholder={say("consentDescription")}
        isLong
      />
      {cookieCategories.map((type) => (
        <details className="settings-more" key={type}>
          <summary>
            <span className="grow">{t(`cookies.category.${type}`)}</span>
            <span className="size-12 tertiary-text">{waitsFor(type)}</span>
          </summary>
          <div className="settings-more-body">
            <TextSetting
              target={part(type)}
              path={["title"]}
              label={t("cookies.categoryTitle")}
              placeholder={say(categoryWords[type][0])}
            />
            <TextSetting
              target={part(type)}
              path={["description"]}
              label={t("cookies.categoryDescription")}
              placeholder={say(categoryWords[type][1])}
              isLong
            />
          </div>
        </details>
      ))}
    </fieldset>
  );
}

/** Everything that one variant of the banner says and has. */
export function ConsentForm({ variant, consent }: VariantProps): ReactNode {
  const t = useTranslate("settings");
  const say = useOwnWords();
  return (
    <>
      <TextLanguage />
      <TextSetting
        target={{ part: "consent", variant, of: "banner" }}
        path={["consentText"]}
        label={t("cookies.text")}
        placeholder={say("consentText")}
        isLong
      />
      <Buttons variant={variant} consent={consent} />
      <Privacy variant={variant} consent={consent} />
      <Popup variant={variant} />
    </>
  );
}
