import { forgetGone, hydrateForm } from "../forms/hydrate-form.tsx";
import { pageEvent } from "../visit/page-event.ts";

document.addEventListener(pageEvent, forgetGone);

export { hydrateForm };
