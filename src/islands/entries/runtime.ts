import { timings } from "#/site/limits.ts";
import { keepBarFitting } from "../bar.ts";
import { watchPictures } from "../lazy-pictures.ts";
import { wasLedTo } from "../led-to.ts";
import { followLinks } from "../links.ts";
import { reveal } from "../reveal.ts";
import { initToTop } from "../to-top.ts";
import { holdForms } from "../triggers/hold-forms.ts";
import { firstMove } from "../triggers/first-move.ts";
import { firstInteraction } from "../triggers/interaction.ts";
import { initPage } from "../init-page.ts";
import { whenThere } from "../when-there.ts";

document.documentElement.dataset.live = "";
initPage();
keepBarFitting();
watchPictures();
initToTop();
followLinks();
holdForms();
if (location.hash && wasLedTo()) setTimeout(reveal, timings.anchorScrollDelay, location.hash);
void firstInteraction().then(() => {
  whenThere(import("../visit/visit.ts"), ({ startVisit }) => startVisit());
});

const floating = document.querySelector<HTMLElement>("[data-site-config]");
if (floating) {
  const moved = firstMove();
  whenThere(import("../widgets.ts"), ({ startWidgets }) => startWidgets(floating, moved));
}
