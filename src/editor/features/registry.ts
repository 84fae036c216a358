import type { Feature } from "../shell/feature.ts";
import {
  account,
  accounts,
  emailChange,
  invitation,
  newPassword,
  signUp,
} from "./accounts/feature.ts";
import { comments } from "./comments/feature.ts";
import { conflicts } from "./conflicts/feature.ts";
import { find } from "./find/feature.ts";
import { firstSteps } from "./first-steps/feature.ts";
import { inbox } from "./inbox/feature.ts";
import { items } from "./items/feature.ts";
import { keys } from "./keys/feature.ts";
import { links } from "./links/feature.ts";
import { media } from "./media/feature.ts";
import { operators } from "./operators/feature.ts";
import { pages } from "./pages/feature.ts";
import { palette } from "./palette/feature.ts";
import { pictures } from "./pictures/feature.ts";
import { presence } from "./presence/feature.ts";
import { publish } from "./publish/feature.ts";
import { sections } from "./sections/feature.ts";
import { settings } from "./settings/feature.ts";
import { share } from "./share/feature.ts";
import { sites } from "./sites/feature.ts";
import { takedown } from "./takedown/feature.ts";
import { theme } from "./theme/feature.ts";
import { translations } from "./translations/feature.ts";
import { versions } from "./versions/feature.ts";

/** Everything that the editor can do, one line each. Rail, bar and what lies over the page keep this order. */
export const features: readonly Feature[] = [
  // beside the preview
  share,
  sections,
  pages,
  theme,
  media,
  find,
  settings,
  inbox,
  translations,
  versions,
  comments,
  items,
  pictures,
  links,
  conflicts,
  firstSteps,
  presence,
  palette,
  publish,
  takedown,
  keys,
  sites,
  accounts,
  account,
  invitation,
  newPassword,
  emailChange,
  signUp,
  operators,
];
