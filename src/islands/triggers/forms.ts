import { wordsOf } from "../forms/page-words.ts";
import { sayPlainly } from "../forms/say-plainly.ts";
import { whenThere } from "../when-there.ts";
import { liveForm } from "./live-form.ts";

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
 * Brings a form to life as soon as somebody comes to it. Where scripts don't arrive it is sent as the plain form that it
 * is; with the network cut it says that it can't be sent.
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
