const white =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='%23fff'/%3E%3C/svg%3E";
const mark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23888' stroke-width='1.5'%3E%3Crect x='3.5' y='4.5' width='17' height='15' rx='2'/%3E%3Cpath d='m4 16 4.500-4.500 4 4 3-3 4.500 4.500M15.500 9h.01'/%3E%3C/svg%3E";

/** Shows a white place instead of a picture that can't be had, and a mark instead of a logo (specification, section 8). */
export function replaceFailed(image: HTMLImageElement): void {
  if (image.hasAttribute("data-failed")) return;
  image.setAttribute("data-failed", "");
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = image.closest(".logo") ? mark : white;
}
