import type { ReactNode } from "react";
import { createPalette } from "#/site/palette.ts";
import type { Starter } from "#/starters/starter.ts";
import type { SitesClient } from "../../../api/sites-client.ts";
import { ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { nameOf } from "../../../words/own-names.ts";
import { starterPage, useStarter } from "../../../starters/starter-page.ts";
import { ownLanguage } from "./starter-language.ts";

export interface StarterCardProps {
  readonly starter: Starter;
  readonly sites: Pick<SitesClient, "starter">;
  readonly onChoose: () => void;
}

const ratio = 3 / 4;
/** The header and what comes next fill the picture of a site. */
const shownSections = 2;

/** A starter: the top of its home page, its name and what it is. Pressing it shows all of it. */
export function StarterCard({ starter, sites, onChoose }: StarterCardProps): ReactNode {
  const t = useTranslate("sites");
  const manifest = useFontManifest();
  const { data: answer } = useStarter(sites, starter.id);
  const name = nameOf(`starters.${starter.id}.name`, starter.name);
  const palette = answer && createPalette(answer.site.theme);
  const pages = answer?.pages.length;
  return (
    <li>
      <button type="button" className="starter-card" onClick={onChoose}>
        <span
          className="starter-picture"
          style={palette && { "--brand": palette.brand }}
          aria-hidden="true"
        >
          {answer && manifest !== undefined ? (
            <ThumbnailFrame
              title={name}
              ratio={ratio}
              version={starter.id}
              {...(palette && { colour: palette.page })}
              render={() =>
                starterPage({
                  starter: starter.id,
                  answer,
                  manifest,
                  choice: { language: ownLanguage(answer.site.languages) },
                  most: shownSections,
                })
              }
            />
          ) : (
            <span className="thumbnail skeleton" style={{ aspectRatio: `1 / ${ratio}` }} />
          )}
        </span>
        <span className="starter-about">
          <b>{name}</b>
          {pages !== undefined && (
            <span className="tertiary-text">{t("newSite.pages", { count: pages })}</span>
          )}
        </span>
        <span className="size-12 secondary-text">
          {nameOf(`starters.${starter.id}.about`, starter.about)}
        </span>
      </button>
    </li>
  );
}
