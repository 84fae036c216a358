import { documentVersion } from "#/site/site.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Theme } from "#/site/theme.ts";
import { studioEvent } from "./studio-event.ts";
import { studioFooter, studioNavigation } from "./studio-frame.ts";
import { studioHome } from "./studio-home.ts";
import { studioPeople } from "./studio-people.ts";
import { studioPhotoOf } from "./studio-pictures.ts";
import type { StudioPicture } from "./studio-pictures.ts";
import { studioPrivacy } from "./studio-privacy.ts";
import { studioServices } from "./studio-services.ts";
import { studioSettings } from "./studio-settings.ts";
import { studioContact, studioOpenDay } from "./studio-visits.ts";
import { studioWork } from "./studio-work.ts";

export interface StudioOptions {
  /** The id of the asset that was made of this file. */
  readonly assetOf: (file: StudioPicture) => string;
  /** The open day lies some weeks after it. */
  readonly now: Date;
}

const theme: Theme = {
  colorMode: "EXTRALIGHT",
  look: "SHARP",
  orientation: "LEFT",
  fontSize: 64,
  brand: "#1f35d1",
  second: "#ff6a4d",
  fonts: "manrope-inter",
};

const languages: SiteDocument["site"]["languages"] = [
  {
    id: 1,
    code: "en",
    name: "English",
    localName: "English",
    flagCode: "gb",
    isPrimary: true,
    status: "active",
  },
  {
    id: 2,
    code: "de",
    name: "German",
    localName: "Deutsch",
    flagCode: "de",
    isPrimary: false,
    status: "active",
  },
  {
    id: 3,
    code: "ru",
    name: "Russian",
    localName: "Русский",
    flagCode: "ru",
    isPrimary: false,
    status: "active",
  },
];

/** The demo of everything that a site can switch on: a design studio in three languages, as a document. */
export function studioSite({ assetOf, now }: StudioOptions): SiteDocument {
  const photo = studioPhotoOf(assetOf);
  return {
    site: {
      schema: documentVersion,
      name: "Voss & Hale",
      languages,
      isPrimaryDefault: true,
      theme,
      settings: studioSettings(photo),
      navigation: studioNavigation(),
      footer: studioFooter(),
      events: [studioEvent(now)],
    },
    index: {
      entries: [
        { id: "home", path: "/", name: "Home" },
        { id: "work", path: "/work", name: "Work" },
        { id: "services", path: "/services", name: "Services and fees" },
        { id: "studio", path: "/studio", name: "Studio" },
        { id: "open-studio", path: "/open-studio", name: "Open studio" },
        { id: "contact", path: "/contact", name: "Contact" },
        { id: "privacy", path: "/privacy", name: "Privacy" },
      ],
      redirects: [],
    },
    pages: [
      studioHome(photo),
      studioWork(photo),
      studioServices(photo),
      studioPeople(photo),
      studioOpenDay(photo),
      studioContact(photo),
      studioPrivacy(),
    ],
  };
}
