import { initAnnouncements } from "../announcement.ts";
import { initTips } from "../tips.ts";
import { hydrateFormsOnUse } from "../triggers/forms.ts";
import { openReportsInPlace } from "../triggers/report.ts";
import { announcer } from "./announcer.ts";
import { navigateInPlace } from "./client-navigation.ts";
import { initDropdowns } from "./dropdowns.ts";
import { initFullScreenMenu } from "./full-screen-menu.ts";
import { openMenusOnHover } from "./hover-menus.ts";
import { prefetchOnIntent } from "./intent.ts";
import { createPages } from "./pages.ts";

/** Everything that a visit is better with, from the visitor's first move on. */
export function startVisit(): void {
  initAnnouncements();
  initDropdowns();
  openMenusOnHover();
  const menu = initFullScreenMenu();
  hydrateFormsOnUse();
  openReportsInPlace();
  initTips();
  const { navigation }: { navigation?: Navigation } = window;
  // without the browser's own account of navigations, links just lead on
  if (!navigation) return;
  const pages = createPages({
    fetch: (...args) => fetch(...args),
    address: location.pathname + location.search,
    now: () => performance.now(),
  });
  prefetchOnIntent(pages.prefetch);
  navigateInPlace({ navigation, pages, announce: announcer(), leaveMenu: menu.close });
}
