import { wordsOf } from "../forms/page-words.ts";
import { sayPlainly } from "../forms/say-plainly.ts";
import { whenThere } from "../when-there.ts";

const liveForm = "form[data-form][data-words]";

/** A form that is not hydrated would lead to the browser's page about the network, and lose what was typed. */
function keepOffline(event: SubmitEvent): void {
  const { target: form, defaultPrevented } = event;
  if (defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return;
  if (!form.matches(liveForm)) return;
  event.preventDefault();
  const { sendFailed, reportFailed } = wordsOf(form);
  sayPlainly(form, sendFailed ?? reportFailed ?? "");
}

/**
 * Brings a form to life as soon as somebody comes to it. One that is sent before that is sent as the plain form that it
 * is, and so is every form where scripts don't arrive; with the network cut it says that it can't be sent.
 */
export function hydrateFormsOnUse(): void {
  const hydrate = (target: EventTarget | null): void => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(liveForm);
    if (!form) return;
    whenThere(import("../entries/form.tsx"), ({ hydrateForm }) => hydrateForm(form));
  };
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => hydrate(target), { passive: true });
  document.addEventListener("submit", keepOffline);
  // the move that this was loaded for may have been made in a form
  hydrate(document.activeElement);
}
