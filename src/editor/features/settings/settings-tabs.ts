import {
  CalendarDays,
  ChartNoAxesColumn,
  Cookie,
  Languages,
  MessageCircle,
  MessagesSquare,
  Navigation,
  Search,
  SlidersHorizontal,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { ChatsTab } from "./tabs/chats/chats-tab.tsx";
import { CookiesTab } from "./tabs/cookies/cookies-tab.tsx";
import { EventsTab } from "./tabs/events/events-tab.tsx";
import { GeneralTab } from "./tabs/general/general-tab.tsx";
import { LanguagesTab } from "./tabs/languages/languages-tab.tsx";
import { MessengersTab } from "./tabs/messengers/messengers-tab.tsx";
import { NavigationTab } from "./tabs/navigation/navigation-tab.tsx";
import { SharingTab } from "./tabs/sharing/sharing-tab.tsx";
import { TrackingTab } from "./tabs/tracking/tracking-tab.tsx";
import type { SettingsTabName } from "./tab-of-target.ts";

interface SettingsTab {
  readonly name: SettingsTabName;
  readonly Icon: LucideIcon;
  readonly Tab: ComponentType;
}

/** The tabs in their order; their names stand in addresses. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  { name: "general", Icon: SlidersHorizontal, Tab: GeneralTab },
  { name: "sharing", Icon: Search, Tab: SharingTab },
  { name: "navigation", Icon: Navigation, Tab: NavigationTab },
  { name: "languages", Icon: Languages, Tab: LanguagesTab },
  { name: "cookies", Icon: Cookie, Tab: CookiesTab },
  { name: "tracking", Icon: ChartNoAxesColumn, Tab: TrackingTab },
  { name: "messengers", Icon: MessageCircle, Tab: MessengersTab },
  { name: "chats", Icon: MessagesSquare, Tab: ChatsTab },
  { name: "events", Icon: CalendarDays, Tab: EventsTab },
];
