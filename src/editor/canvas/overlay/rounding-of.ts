/** The corners of a box, in the order of `border-radius`. */
const corners = [
  { radius: "borderTopLeftRadius", x: "left", y: "top" },
  { radius: "borderTopRightRadius", x: "right", y: "top" },
  { radius: "borderBottomRightRadius", x: "right", y: "bottom" },
  { radius: "borderBottomLeftRadius", x: "left", y: "bottom" },
] as const;

/** Corners that are as near as that are one, in pixels: a border of what is around lies between them. */
const near = 2;

/** How round a corner of an element looks on the page: its own, or that of what is around it and cuts it there. */
function radiusAt(element: Element, corner: (typeof corners)[number]): string {
  const box = element.getBoundingClientRect();
  for (let one: Element | null = element; one; one = one.parentElement) {
    const around = one.getBoundingClientRect();
    // `picture` has no box
    if (around.width === 0) continue;
    const isThere =
      Math.abs(around[corner.x] - box[corner.x]) <= near &&
      Math.abs(around[corner.y] - box[corner.y]) <= near;
    const style = one.ownerDocument.defaultView?.getComputedStyle(one);
    if (!isThere || !style) break;
    // of one that isn't part of a circle, the first of its two radii
    const [radius = ""] = style[corner.radius].split(" ");
    const cuts = one === element || style.overflow !== "visible";
    if (cuts && Number.parseFloat(radius) > 0) return radius;
  }
  return "0px";
}

/**
 * How round an element looks on the page, as `border-radius` of something drawn over it, or `around` pixels outside of
 * it; "" where its corners are square.
 */
export function roundingOf(
  element: Element | null | undefined,
  zoom: number,
  around: number = 0,
): string {
  if (!element) return "";
  const radii = corners.map((corner) => {
    const radius = radiusAt(element, corner);
    const pixels = Number.parseFloat(radius);
    return radius.endsWith("px") && pixels > 0 ? `${pixels * zoom + around}px` : radius;
  });
  if (radii.every((radius) => radius === "0px")) return "";
  return new Set(radii).size === 1 ? (radii[0] ?? "") : radii.join(" ");
}
