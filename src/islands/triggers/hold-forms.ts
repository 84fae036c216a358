import { whenThere } from "../when-there.ts";
import { liveForm } from "./live-form.ts";

/** Milliseconds that a form waits for its island once it is sent. */
export const longestHold = 4_000;

/**
 * A form that is sent before its island is there waits for it, and is then sent by it, in its place. Where the island
 * doesn't come, or not in time, it is sent as the plain form that it is.
 */
export function holdForms(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, defaultPrevented } = event;
    if (defaultPrevented || !navigator.onLine || !(form instanceof HTMLFormElement)) return;
    if (!form.matches(liveForm)) return;
    event.preventDefault();
    if ("held" in form.dataset) return;
    form.dataset["held"] = "";
    const sendPlainly = (): void => {
      if ("held" in form.dataset) form.submit();
      delete form.dataset["held"];
    };
    setTimeout(sendPlainly, longestHold);
    whenThere(import("../entries/form.tsx"), ({ hydrateForm }) => hydrateForm(form), sendPlainly);
  });
}
