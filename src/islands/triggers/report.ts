import { clickedLink } from "../links.ts";
import { whenThere } from "../when-there.ts";

const reportLink = ".footer__report";

function prepare(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(reportLink);
  if (!link) return;
  link.setAttribute("aria-haspopup", "dialog");
  whenThere(import("../entries/report.tsx"), ({ prepareReport }) => prepareReport(link.href));
}

/** Opens the complaint form in a dialog. Where it can't be had, the link leads to its page. */
export function openReportsInPlace(): void {
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => prepare(target), { passive: true });
  // the move that this was loaded for may have been made there
  prepare(document.querySelector(`${reportLink}:is(:hover,:focus)`));
  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (!link?.matches(reportLink)) return;
    event.preventDefault();
    const { href } = link;
    import("../entries/report.tsx")
      .then(({ openReport }) => openReport(href))
      .catch(() => location.assign(href));
  });
}
