import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ConsentPopup } from "#/chrome/consent-popup.tsx";
import { CookieBanner } from "#/chrome/cookie-banner.tsx";
import type { CookieBannerProps } from "#/chrome/cookie-banner.tsx";
import { consentWords } from "#/render/consent-words.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { consentVariants, visibleVariant } from "#/site/consent-parts.ts";
import type { ConsentVariantName } from "#/site/consent-parts.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { PreviewPage } from "../../../../canvas/preview-page.tsx";
import { Preview } from "../../preview/preview.tsx";
import { useFacts } from "../../preview/use-facts.ts";
import { useTranslate } from "../../../../words/i18n.ts";

/** The site as if exactly this variant were switched on. */
function withVariant(facts: PageFacts, variant: ConsentVariantName): PageFacts {
  const { settings } = facts.site;
  const variants = consentVariants.map((name) => [
    name,
    { ...settings.cookieConsent[name], isVisible: name === variant },
  ]);
  const cookieConsent = { ...settings.cookieConsent, ...Object.fromEntries(variants) };
  return { ...facts, site: { ...facts.site, settings: { ...settings, cookieConsent } } };
}

/** The banner as the gate shows it: it comes hidden in the page. */
function ShownBanner(props: CookieBannerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector(".cookie")?.removeAttribute("hidden");
  });
  return (
    <div ref={place}>
      <CookieBanner {...props} />
    </div>
  );
}

/** A page of the site without a banner, as visitors see it. */
export function PagePreview(): ReactNode {
  const rendered = useFacts();
  return <Preview>{rendered && <PreviewPage {...rendered} />}</Preview>;
}

/** The banner of a variant, or its popup, over a page of the site. */
export function CookiesPreview({ variant }: { variant: ConsentVariantName }): ReactNode {
  const t = useTranslate("settings");
  const [part, setPart] = useState<"banner" | "popup">("banner");
  const rendered = useFacts();
  const words = rendered && consentWords(withVariant(rendered.facts, variant));
  const isOn = rendered && visibleVariant(rendered.facts.site.settings.cookieConsent) === variant;
  return (
    <Preview
      isOfFoot
      note={isOn ? undefined : t("cookies.notShown")}
      tools={
        <Segmented<"banner" | "popup">
          label={t("preview.part")}
          choices={[
            { value: "banner", label: t("preview.banner") },
            { value: "popup", label: t("preview.popup") },
          ]}
          value={part}
          onChoose={setPart}
        />
      }
    >
      {rendered && <PreviewPage {...rendered} />}
      {words && part === "banner" && <ShownBanner {...words.banner} />}
      {words && part === "popup" && (
        <ConsentPopup
          key={`${variant}-${words.popup.preselects}`}
          {...words.popup}
          preselects={words.popup.preselects}
          opening={1}
        />
      )}
    </Preview>
  );
}
