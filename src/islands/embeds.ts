import { clickedAnchor } from "./links.ts";

/** Scripts, logins and windows of its own, but nothing that leads this window elsewhere. */
const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

let isWatching = false;

/** The button that is pressed, or that of the picture that is. */
function pressed(event: MouseEvent): HTMLElement | undefined | null {
  const link = clickedAnchor(event);
  const { target } = event;
  if (link || !(target instanceof Element)) return link;
  return target.closest("[data-stage]")?.closest("section")?.querySelector("[data-frame]");
}

function handleOpen(event: MouseEvent): void {
  const link = pressed(event);
  const section = link?.closest("section");
  const stage = section?.querySelector("[data-stage]");
  const { frame: address, title } = link?.dataset ?? {};
  if (!section || !stage || address === undefined || "open" in section.dataset) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.title = title ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin"; // some refuse to play where they don't know the site
  frame.setAttribute("sandbox", sandbox);
  frame.src = address;
  stage.replaceChildren(frame);
  section.dataset["open"] = "";
  frame.focus();
}

/** What third parties show comes into the place of its picture at the press of its button, from now on. */
export function init(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("click", handleOpen);
}
