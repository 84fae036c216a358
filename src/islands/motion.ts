/** How to scroll: at once for people who want less motion. */
export function scrollBehaviour(): "instant" | "smooth" {
  return matchMedia("(prefers-reduced-motion:reduce)").matches ? "instant" : "smooth";
}
