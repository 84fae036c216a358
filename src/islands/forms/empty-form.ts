type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What the texts of a form say now, by their elements. */
export function textsOf(form: HTMLFormElement): ReadonlyMap<TextControl, string> {
  const texts = new Map<TextControl, string>();
  for (const one of form.elements)
    if (one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !one.checked))
      texts.set(one, one.value);
  return texts;
}

/** Empties a form of what was sent; a text that was changed while it was on its way stays. */
export function emptyForm(form: HTMLFormElement, sent: ReadonlyMap<TextControl, string>): void {
  const later = [...textsOf(form)].filter(([one, value]) => sent.get(one) !== value);
  form.reset();
  for (const [one, value] of later) one.value = value;
}
