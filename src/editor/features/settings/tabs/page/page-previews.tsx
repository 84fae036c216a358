import { ImageOff, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Picture } from "#/site/image.ts";
import { assetAddress } from "../../../../fields/picture/picture-files.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { hostOf } from "./address-part.tsx";
import "./page-previews.css";

/** A page as others show it, letter by letter. */
export interface ShownPage {
  readonly language: string;
  readonly title: string;
  /** Empty where it will be taken from the page's texts. */
  readonly description: string;
  readonly path: string;
  readonly picture: Picture | null;
}

type Device = "desktop" | "mobile";

function SiteIcon(): ReactNode {
  const { site } = useEditor();
  const { favicon } = useSitePart("settings");
  const name = useSitePart("name");
  if (!favicon)
    return (
      <span className="search-icon" aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "•"}
      </span>
    );
  const { asset, crop } = favicon;
  return (
    <img className="search-icon" src={assetAddress(site.id, asset, { width: 60, crop })} alt="" />
  );
}

/** How a search engine lists the page. */
export function SearchResult({ page }: { page: ShownPage }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const name = useSitePart("name");
  const [device, setDevice] = useState<Device>(() => (innerWidth <= 480 ? "mobile" : "desktop"));
  const icons = { desktop: Monitor, mobile: Smartphone };
  const crumbs = page.path.split("/").filter(Boolean);
  return (
    <section className="page-preview" aria-label={t("page.searchResult")}>
      <div className="settings-head">
        <h2 className="label grow">{t("page.searchResult")}</h2>
        <Segmented<Device>
          label={t("preview.device")}
          choices={(["desktop", "mobile"] as const).map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: t(`preview.${value}`),
              content: <Icon className="size-14" aria-hidden="true" />,
            };
          })}
          value={device}
          onChoose={setDevice}
        />
      </div>
      <div className={classNames("search-result", device === "mobile" && "is-phone")}>
        <div className="search-site">
          <SiteIcon />
          <span className="search-name truncated">{name}</span>
          <span className="truncated">{[hostOf(site.address), ...crumbs].join(" › ")}</span>
        </div>
        <p className="search-title" lang={page.language}>
          {page.title}
        </p>
        {page.description === "" ? (
          <p className="search-text is-missing">{t("page.noDescription")}</p>
        ) : (
          <p className="search-text" lang={page.language}>
            {page.description}
          </p>
        )}
      </div>
    </section>
  );
}

/** How messengers and social networks show a link to the page. */
export function SharedLink({ page }: { page: ShownPage }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const { picture } = page;
  return (
    <section className="page-preview" aria-label={t("page.sharedLink")}>
      <h2 className="label">{t("page.sharedLink")}</h2>
      <div className="shared-link">
        {picture ? (
          <img
            className="shared-picture"
            src={assetAddress(site.id, picture.asset, { width: 768, crop: picture.crop })}
            alt=""
          />
        ) : (
          <div className="shared-picture is-missing">
            <ImageOff className="size-20" aria-hidden="true" />
            {t("page.noPicture")}
          </div>
        )}
        <div className="shared-texts">
          <span className="truncated">{hostOf(site.address)}</span>
          <p className="shared-title" lang={page.language}>
            {page.title}
          </p>
          {page.description !== "" && <p lang={page.language}>{page.description}</p>}
        </div>
      </div>
    </section>
  );
}
