import { holdPresses } from "../hold-presses.ts";
import { keepBarFitting } from "../bar.ts";
import { initPage, interaction } from "../init-page.ts";
import { watchPictures } from "../lazy-pictures.ts";
import { followLinks } from "../links.ts";
import { initToTop } from "../to-top.ts";
import { firstMove } from "../triggers/first-move.ts";
import { holdForms } from "../triggers/hold-forms.ts";
import { whenThere } from "../when-there.ts";

document.documentElement.dataset.live = "";
const parts = initPage();
keepBarFitting();
watchPictures();
initToTop();
followLinks();
holdForms();
if (location.hash) whenThere(import("../reveal.ts"), ({ revealAtStart }) => revealAtStart());
const visit = interaction.then(() => import("../visit/visit.ts"));
holdPresses(Promise.all([parts, whenThere(visit, ({ startVisit }) => startVisit())]));

const floating = document.querySelector<HTMLElement>("[data-site-config]");
if (floating) {
  const moved = firstMove();
  whenThere(import("../widgets.ts"), ({ startWidgets }) => startWidgets(floating, moved));
}

// what parts have in common would be a file of its own for each of them
export { focusOn } from "../focus-on.ts";
export { earliestToday } from "../last-day.ts";
