/**
 * Brings a form to life as soon as somebody comes to it. One that is sent before that is sent as the plain form that it
 * is, and so is every form where scripts don't arrive.
 */
export function wakeFormsOnUse(): void {
  const wake = (target: EventTarget | null): void => {
    const form =
      target instanceof Element && target.closest<HTMLFormElement>("form[data-form][data-words]");
    if (!form) return;
    import("../entries/form.tsx").then(
      ({ wakeForm }) => wakeForm(form),
      () => undefined,
    );
  };
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => wake(target), { passive: true });
  // the move that this was loaded for may have been made in a form
  wake(document.activeElement);
}
