import { timings } from "#/site/limits.ts";
import { keepBarFitting } from "../bar.ts";
import { watchPictures } from "../lazy-pictures.ts";
import { followLinks } from "../links.ts";
import { reveal } from "../reveal.ts";
import { wakeToTop } from "../to-top.ts";
import { onInteraction } from "../triggers/interaction.ts";
import { wakePage } from "../wake-page.ts";
import { whenThere } from "../when-there.ts";

function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

document.documentElement.dataset.live = "";
wakePage();
keepBarFitting();
watchPictures();
wakeToTop();
followLinks();
// a page that is loaded again or returned to stands where it stood
if (location.hash && isFirstVisit()) setTimeout(reveal, timings.anchorScrollDelay, location.hash);
onInteraction(() => {
  whenThere(import("../visit/visit.ts"), ({ startVisit }) => startVisit());
});

const floating = document.querySelector<HTMLElement>("[data-site-config]");
if (floating) whenThere(import("../widgets.ts"), ({ startWidgets }) => startWidgets(floating));
