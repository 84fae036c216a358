/** What the tools of a selected part take of a phone's page, and a gap, in pixels. */
const height = 72;

/** On phones tools stand over the foot of the page: what ends there can be scrolled above them. The answer ends it. */
export function leaveRoomAtFoot({ body }: Document): () => void {
  const phone = matchMedia("(max-width: 820px)");
  const fit = (): void => {
    body.style.paddingBlockEnd = phone.matches ? `${height}px` : "";
  };
  fit();
  phone.addEventListener("change", fit);
  return () => {
    phone.removeEventListener("change", fit);
    body.style.paddingBlockEnd = "";
  };
}

/** Pixels of a phone's page that tools stand over. */
export function roomAtFoot({ body }: Document): number {
  return Number.parseFloat(body.style.paddingBlockEnd) || 0;
}
