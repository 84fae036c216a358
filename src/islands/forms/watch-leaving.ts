import { nameOf } from "./form-values.ts";

interface LeavingOptions {
  readonly signal: AbortSignal;
  /** Called with the name of a field that was left. */
  readonly onLeft: (name: string) => void;
}

export interface Leaving {
  /** The form was taken: until somebody comes back to it, its empty fields are no mistake. */
  settle(): void;
}

/**
 * Tells of fields that are left. Not of those that are left for a button of the form: what the check says could move the
 * button from under the pointer, and the button checks the form itself.
 */
export function watchLeaving(form: HTMLFormElement, { signal, onLeft }: LeavingOptions): Leaving {
  let pressed: Element | null = null;
  let isSettled = false;
  const unsettle = (): void => void (isSettled = false);

  form.addEventListener(
    "pointerdown",
    ({ target }) => (pressed = target instanceof Element ? target.closest("button") : null),
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (pressed = null), { signal });
  form.addEventListener("focusin", unsettle, { signal });
  form.addEventListener("input", unsettle, { signal });
  form.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      const isToButton = relatedTarget instanceof Element && relatedTarget.matches("[type=submit]");
      if (!isSettled && !pressed && !isToButton) onLeft(nameOf(target));
    },
    { signal },
  );
  return { settle: () => void (isSettled = true) };
}
