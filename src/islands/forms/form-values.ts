type Control = HTMLInputElement | HTMLTextAreaElement;

/** The name of what an event is about; "" where it has none. */
export function nameOf(target: EventTarget | null): string {
  return (target instanceof Element && target.getAttribute("name")) || "";
}

/** The field of a form that has a name, where it is one that visitors type into. */
export function fieldOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement && one.type !== "hidden") ||
      one instanceof HTMLTextAreaElement,
  );
}

function twinOf(form: HTMLFormElement, before: Control): Control | undefined {
  return controlsOf(form).find(
    ({ name, type, value }) =>
      name === before.name && type === before.type && (type !== "radio" || value === before.value),
  );
}

function copy(before: Control, after: Control): void {
  if (before instanceof HTMLInputElement && after instanceof HTMLInputElement)
    after.checked = before.checked;
  if (before.type !== "radio") after.value = before.value;
}

/**
 * Remembers a form's fields. The answer puts what was typed, and the focus, into those that have taken their place since:
 * where something added elements of its own to the page, React renders the form anew.
 */
export function keepTyped(form: HTMLFormElement): () => void {
  const before = controlsOf(form);
  let focused: EventTarget | undefined;
  const remember = ({ target }: FocusEvent): void => void (focused = target ?? undefined);
  if (form.contains(document.activeElement)) focused = document.activeElement ?? undefined;
  form.addEventListener("focusin", remember);
  return () => {
    form.removeEventListener("focusin", remember);
    for (const control of before) {
      const after = control.isConnected ? undefined : twinOf(form, control);
      if (!after) continue;
      copy(control, after);
      if (control === focused) after.focus({ preventScroll: true });
    }
  };
}
