import type { PlaceNode } from "../../../canvas/overlay/tracked.tsx";

/** Pixels between the page and its toolbar, and from the page's edge where it stands within. */
const beside = 7;
const within = 12;

/** Right of the page, beside the visible part of its section; within the page where there is no room beside it. */
export const placeToolbar: PlaceNode = (box, view, node) => {
  const { offsetWidth: width, offsetHeight: height, offsetParent } = node;
  const stage = offsetParent?.parentElement;
  if (box.top > view.height - 40 || box.top + box.height < 40) return undefined;
  const lowest = Math.max(0, Math.min(box.top + box.height - height, view.height - height - 8));
  const top = Math.max(0, Math.min(Math.max(box.top, 0), lowest));
  if (!stage || !(offsetParent instanceof HTMLElement)) return { left: view.width + beside, top };
  const end = stage.scrollLeft + stage.clientWidth - offsetParent.offsetLeft;
  return {
    left: view.width + beside + width <= end ? view.width + beside : end - width - within,
    top,
  };
};
