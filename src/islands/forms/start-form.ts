import { formRules } from "#/api/visitors/form-rules.ts";
import { checkLiveForm } from "./check-live-form.ts";
import type { FormOptions } from "./form-options.ts";
import { createFormStore } from "./form-store.ts";
import { createSender } from "./send-form.ts";
import { cutPasted, textLimits } from "./text-limits.ts";
import { watchLeaving } from "./watch-leaving.ts";
import { watchSteps } from "./watch-steps.ts";
import { nameOf } from "./form-values.ts";

/** Looks after a form from now on, until the answer is called (specification, sections 4, 5 and 8; R6). */
export function startForm(options: FormOptions): () => void {
  const { form, kind, show, announce } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const store = createFormStore(show, signal);
  const leaving = watchLeaving(form, {
    signal,
    onLeft(name) {
      if (Object.hasOwn(formRules[kind], name) && !store.state.isSending)
        store.setProblem(name, checkLiveForm(options).said[name]);
    },
  });
  const sender = createSender(options, { store, signal, onTaken: leaving.settle });

  /** Typing clears error and answer; an accepted reply keeps the calendar file that it offers. */
  function handleInput({ target }: Event): void {
    const name = nameOf(target);
    if (kind !== "rsvp" || store.state.answer?.kind === "bad") {
      sender.keep();
      if (store.state.answer) store.set({ answer: null, isTaken: false });
    }
    const limits = kind === "compliance" ? textLimits(options) : undefined;
    if (limits) store.set({ lengths: limits.lengths, warnings: limits.warnings });
    store.setProblem(name, limits?.problems[name]);
  }

  form.dataset["live"] = "";
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      void sender.submit();
    },
    { signal },
  );
  form.addEventListener("input", handleInput, { signal });
  watchSteps(form, { signal, announce });
  if (kind === "compliance") cutPasted(form, signal);
  store.set(kind === "compliance" ? textLimits(options) : {});
  // it was sent before this was there
  if ("held" in form.dataset) {
    delete form.dataset["held"];
    void sender.submit();
  }
  return () => {
    delete form.dataset["live"];
    listening.abort();
  };
}
