/** What is closed around a field, which shows once it is opened. */
export function foldAround(field: HTMLElement): HTMLDetailsElement | undefined {
  const fold = field.closest<HTMLDetailsElement>("details:not([open])");
  return fold && field.closest("summary")?.parentElement !== fold ? fold : undefined;
}

/** Whether anything of it stands on the page: what is hidden has no box. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Of the places of one field the one that is seen, or one that is folded away where its fold is seen. */
export function drawnPlace(fields: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = fields.find((field) => isDrawn(field) && !foldAround(field));
  const folded = (field: HTMLElement): boolean => {
    const fold = foldAround(field);
    return fold !== undefined && isDrawn(fold);
  };
  return seen ?? fields.find(folded);
}
