import type { ReactNode } from "react";
import { ArrowLeft, LayoutGrid, Monitor, Smartphone, Tablet } from "lucide-react";
import type { PageIndex } from "#/site/page-index.ts";
import type { Starter } from "#/starters/starter.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { nameOf } from "../../../words/own-names.ts";
import type { Device } from "./device-frame.tsx";

/** One device, or all three beside each other. */
export type Shown = Device | "all";

interface PreviewHeadProps {
  readonly starter: Starter;
  readonly pages: PageIndex["entries"];
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly shown: Shown;
  readonly offered: readonly Shown[];
  readonly onShow: (shown: Shown) => void;
  readonly onBack: () => void;
}

const icons = { all: LayoutGrid, desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;
/** So many pages stand beside each other; more are a list. */
const mostTabs = 5;

/** The way back, the pages, and the devices that they are shown on. */
export function PreviewHead(props: PreviewHeadProps): ReactNode {
  const { starter, pages, shown, offered, onShow, onBack } = props;
  const t = useTranslate("sites");
  return (
    <div className="start-head">
      <div className="row grow">
        <IconButton
          label={t("newSite.back")}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
        />
        <h2 className="strong truncated">{nameOf(`starters.${starter.id}.name`, starter.name)}</h2>
        <span className="tertiary-text start-count">
          {t("newSite.pages", { count: pages.length })}
        </span>
      </div>
      {pages.length > 1 && <PageChoice {...props} />}
      <div className="row grow start-devices">
        <Segmented<Shown>
          label={t("newSite.devices")}
          choices={offered.map((value) => {
            const Icon = icons[value];
            const label = t(`newSite.device.${value}`);
            return {
              value,
              content: (
                <span className="row" title={label}>
                  <Icon className="size-16" aria-hidden="true" />
                  <span className="visually-hidden">{label}</span>
                </span>
              ),
            };
          })}
          value={shown}
          onChoose={onShow}
        />
      </div>
    </div>
  );
}

function PageChoice({ pages, page, onPage }: PreviewHeadProps): ReactNode {
  const t = useTranslate("sites");
  const options = pages.map(({ id, name }) => [id, name] as const);
  return (
    <>
      {pages.length <= mostTabs && (
        <Segmented
          className="start-pages"
          label={t("newSite.page")}
          choices={pages.map(({ id, name }) => ({ value: id, label: name, content: name }))}
          value={page}
          onChoose={onPage}
        />
      )}
      <label className={pages.length <= mostTabs ? "start-page-list narrow" : "start-page-list"}>
        <span className="visually-hidden">{t("newSite.page")}</span>
        <Select value={page} options={options} onChange={onPage} />
      </label>
    </>
  );
}
