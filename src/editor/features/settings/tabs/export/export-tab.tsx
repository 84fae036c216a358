import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ExportForm, ExportOffer } from "#/api/exports.ts";
import { useMay } from "../../../../session/hooks.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { ChoiceCards } from "../../form/choice-cards.tsx";
import { Loaded } from "../../form/loaded.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { SwitchRow } from "../../form/switch-row.tsx";
import { ExportFoot } from "./export-foot.tsx";
import { ExportPlace } from "./export-place.tsx";
import { ReplacePart } from "./replace-part.tsx";
import { type ExportChoices, useOffer } from "./use-export.ts";
import "./export.css";

/** What can be taken along of a site, and how. */
export function ExportTab(): ReactNode {
  const t = useTranslate("settings");
  return (
    <TabLayout title={t("export.title")} hint={t("export.about")}>
      <Loaded of={useOffer()}>{(offer) => <Choices offer={offer} />}</Loaded>
      {useMay()("owner") && <ReplacePart />}
    </TabLayout>
  );
}

/** What keeps the website here; the project leaves anyway. */
function Obstacle({ obstacle }: { readonly obstacle: ExportOffer["website"]["obstacle"] }) {
  const t = useTranslate("settings");
  if (obstacle === null) return null;
  return (
    <p className="note warn">
      <TriangleAlert aria-hidden="true" />
      <span className="grow">{t(`export.obstacles.${obstacle}`)}</span>
    </p>
  );
}

/** Pages that the website won't have. */
function LeftOut({ paths }: { readonly paths: readonly string[] }): ReactNode {
  const t = useTranslate("settings");
  if (paths.length === 0) return null;
  return (
    <details className="settings-more export-left-out">
      <summary>
        <span className="grow">{t("export.leftOut", { count: paths.length })}</span>
      </summary>
      <p className="hint">{t("export.leftOutWhy")}</p>
      <ul className="hint mono">
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </details>
  );
}

function useCards({ visitors }: ExportOffer) {
  const t = useTranslate("settings");
  const forms: ExportForm[] = ["everything", "website", "project"];
  const cards = forms.map((value) => ({
    value,
    title: t(`export.forms.${value}`),
    about: t(`export.abouts.${value}`),
  }));
  if (!visitors) return cards;
  const about = t("export.abouts.visitors", { ...visitors });
  return [...cards, { value: "visitors" as const, title: t("export.forms.visitors"), about }];
}

function Choices({ offer }: { readonly offer: ExportOffer }): ReactNode {
  const t = useTranslate("settings");
  const { website } = offer;
  const [choices, setChoices] = useState<ExportChoices>({
    form: website.obstacle === null ? "everything" : "project",
    forms: offer.address === null ? "off" : "here",
    versions: false,
    visitors: false,
  });
  const change = (part: Partial<ExportChoices>): void => setChoices({ ...choices, ...part });
  const hasSite = choices.form === "everything" || choices.form === "website";
  return (
    <>
      <Part title={t("export.what")}>
        <div className="export-what">
          <ChoiceCards<ExportForm>
            label={t("export.what")}
            cards={useCards(offer)}
            value={choices.form}
            onChoose={(form) => change({ form })}
          />
        </div>
      </Part>
      {hasSite && <Obstacle obstacle={website.obstacle} />}
      {hasSite && website.obstacle === null && (
        <>
          <ExportPlace offer={offer} forms={choices.forms} onForms={(forms) => change({ forms })} />
          <LeftOut paths={website.leftOut} />
        </>
      )}
      {choices.form === "everything" && (
        <Part title={t("export.more")}>
          <div className="settings-group">
            <SwitchRow
              label={t("export.versions")}
              hint={t("export.versionsHint", { count: offer.versions })}
              isOn={choices.versions}
              onChange={(versions) => change({ versions })}
            />
            {offer.visitors && (
              <SwitchRow
                label={t("export.forms.visitors")}
                hint={t("export.personal")}
                isOn={choices.visitors}
                onChange={(visitors) => change({ visitors })}
              />
            )}
          </div>
        </Part>
      )}
      <ExportFoot offer={offer} choices={choices} />
    </>
  );
}
