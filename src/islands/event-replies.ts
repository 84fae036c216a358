import { lazyPictureMargin } from "#/site/design-constants.ts";

/** Whether somebody is at the form, or was: what was typed or chosen is never taken away. */
function isBegun(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),textarea")].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** Says in place of a form why no replies are taken, as the page would say it (R9). */
function end(form: HTMLFormElement, text: string | undefined): void {
  if (text === undefined || isBegun(form)) return;
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.textContent = text;
  form.replaceWith(notice);
}

/** Asks whether there are places left. Where nothing answers, the form is sent as ever and told then. */
async function ask(form: HTMLFormElement): Promise<void> {
  const event = new FormData(form).get("eventId");
  const action = form.getAttribute("action") ?? "";
  const address = `${action.replace("/form/rsvp/", "/events/")}${String(event)}/replies`;
  try {
    const answer = await fetch(address);
    const { state }: { state?: unknown } = await answer.json();
    if (state === "full") end(form, form.dataset["full"]);
    if (state === "closed") end(form, form.dataset["closed"]);
  } catch {
    // the answer to a reply says it
  }
}

/** Tells on the page itself that an event takes no more replies: over by the clock, or full by the server's count. */
export function init(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-closes]")) {
    if (Date.now() >= Number(form.dataset["closes"])) end(form, form.dataset["closed"]);
    else if (form.dataset["full"] !== undefined) {
      const seeing = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          seeing.disconnect();
          void ask(form);
        },
        { rootMargin: `${lazyPictureMargin}px` },
      );
      seeing.observe(form);
    }
  }
}
