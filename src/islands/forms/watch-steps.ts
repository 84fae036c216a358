import { fieldOf } from "./form-values.ts";

interface StepOptions {
  readonly signal: AbortSignal;
  readonly announce: (text: string) => void;
}

/** Lets the buttons beside a number change it, within its limits. */
export function watchSteps(form: HTMLFormElement, { signal, announce }: StepOptions): void {
  form.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-step]");
      const field = button && fieldOf(form, "guests");
      if (!(field instanceof HTMLInputElement)) return;
      const wanted =
        Math.floor(Number(field.value) || 0) + Number(button && button.dataset["step"]);
      const value = Math.max(Number(field.min), Math.min(wanted, Number(field.max)));
      field.value = String(value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      announce(field.value);
    },
    { signal },
  );
}
