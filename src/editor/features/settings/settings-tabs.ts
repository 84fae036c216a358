import { access } from "./tabs/access/entry.ts";
import { chats } from "./tabs/chats/entry.ts";
import { cookies } from "./tabs/cookies/entry.ts";
import { domains } from "./tabs/domains/entry.ts";
import { events } from "./tabs/events/entry.ts";
import { exporting } from "./tabs/export/entry.ts";
import { general } from "./tabs/general/entry.ts";
import { languages } from "./tabs/languages/entry.ts";
import { messengers } from "./tabs/messengers/entry.ts";
import { navigation } from "./tabs/navigation/entry.ts";
import { notFound } from "./tabs/not-found/entry.ts";
import { page } from "./tabs/page/entry.ts";
import { people } from "./tabs/people/entry.ts";
import { redirects } from "./tabs/redirects/entry.ts";
import { schedule } from "./tabs/schedule/entry.ts";
import { sharing } from "./tabs/sharing/entry.ts";
import { tracking } from "./tabs/tracking/entry.ts";

/** The tabs in their order, one line each. */
export const settingsTabs = [
  general,
  domains,
  page,
  sharing,
  access,
  schedule,
  redirects,
  notFound,
  navigation,
  languages,
  cookies,
  tracking,
  messengers,
  chats,
  events,
  people,
  exporting,
] as const;

/** The tabs' names. */
export type SettingsTabName = (typeof settingsTabs)[number]["name"];
