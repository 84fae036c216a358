import { forgetGone, wakeForm } from "../forms/wake-form.tsx";
import { pageEvent } from "../visit/page-event.ts";

document.addEventListener(pageEvent, forgetGone);

export { wakeForm };
