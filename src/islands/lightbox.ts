import style from "#/sections/kit/lightbox.css?inline";
import { adoptStyles } from "./adopt-styles.ts";
import { clickedLink } from "./links.ts";

/** Pixels that a finger goes sideways to get to the next picture. */
const swipe = 40;

let isWatching = false;

/** The picture of a link once more, as wide as the window lets it be. */
function enlarged(link: HTMLAnchorElement): Node {
  const copy = link.querySelector("picture")?.cloneNode(true);
  if (!(copy instanceof Element)) return new Text();
  for (const part of copy.querySelectorAll("source,img")) {
    part.setAttribute("sizes", "100vw");
    part.removeAttribute("loading");
    part.removeAttribute("data-waiting");
    // other parts of the picture for other windows
    if (part.hasAttribute("media")) part.remove();
  }
  return copy;
}

/** Gives a gallery's dialog its pictures; answers how to show one. */
function prepare(dialog: HTMLDialogElement, links: readonly HTMLAnchorElement[]) {
  const [count, caption] = dialog.querySelectorAll("p");
  const stage = dialog.querySelector("div");
  let shown = 0;

  function show(index: number): void {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (!link || !count || !caption || !stage) return;
    stage.replaceChildren(enlarged(link));
    caption.textContent = link.textContent.trim();
    count.textContent = (count.dataset["count"] ?? "")
      .replace("{index}", String(shown + 1))
      .replace("{count}", String(links.length));
  }

  function stepSideways(way: number): void {
    show(shown + (getComputedStyle(dialog).direction === "rtl" ? -way : way));
  }

  function handleClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const step = target.closest("button")?.dataset["step"];
    if (step) show(shown + Number(step));
    else if (!target.closest("img,p")) dialog.close();
  }

  let start: Touch | undefined;
  const closed = new AbortController();
  const { signal } = closed;
  dialog.addEventListener("close", () => closed.abort(), { signal });
  dialog.addEventListener("click", handleClick, { signal });
  dialog.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "ArrowRight") stepSideways(1);
      else if (key === "ArrowLeft") stepSideways(-1);
    },
    { signal },
  );
  const touch = { signal, passive: true };
  dialog.addEventListener(
    "touchstart",
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    touch,
  );
  dialog.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      if (!start || !end || visualViewport?.scale !== 1) return;
      const [right, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(right) > Math.max(swipe, Math.abs(down))) stepSideways(-Math.sign(right));
    },
    touch,
  );
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-step]"))
    button.hidden = links.length < 2 && button.dataset["step"] !== "";
  return show;
}

function handleOpen(event: MouseEvent): void {
  const link = clickedLink(event);
  const section = link?.closest("section");
  const dialog = section?.querySelector<HTMLDialogElement>("[data-lightbox]");
  if (!section || !dialog || !link?.hasAttribute("data-enlarge")) return;
  event.preventDefault();
  adoptStyles(style);
  // a filter may have taken some of them away
  const all = section.querySelectorAll<HTMLAnchorElement>("[data-enlarge]");
  const links = [...all].filter((one) => {
    const item = one.closest("li");
    return !item || getComputedStyle(item).display !== "none";
  });
  prepare(dialog, links)(links.indexOf(link));
  dialog.showModal();
}

/** Pictures of galleries open over the page, from now on. */
export function init(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("click", handleOpen, { capture: true });
}
