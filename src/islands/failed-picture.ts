import { logoPlace, whitePlace } from "#/site/failed-pictures.ts";

/** Shows a white place instead of a picture that can't be had, and a mark instead of a logo (specification, section 8). */
export function replaceFailed(image: HTMLImageElement): void {
  if (image.hasAttribute("data-failed")) return;
  image.setAttribute("data-failed", "");
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = image.closest(".logo") ? logoPlace : whitePlace;
}
