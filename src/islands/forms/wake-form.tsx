import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { Scope } from "#/sections/kit/environment.ts";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { fieldOf, keepTyped } from "./form-values.ts";
import { formView } from "./form-views.tsx";
import { createIslandEnvironment } from "./island-environment.tsx";
import { LiveForm } from "./live-form.tsx";
import { pageTexts } from "./page-texts.ts";
import { whenThere } from "../when-there.ts";
import { sayer, wordsOf } from "./page-words.ts";
import type { Say } from "./page-words.ts";
import type { CallError } from "./call.ts";
import { sayPlainly } from "./say-plainly.ts";
import { surroundingsOf } from "./surroundings.ts";

const kinds: ReadonlySet<string> = new Set<LiveFormKind>([
  "email",
  "contact",
  "rsvp",
  "compliance",
]);

const roots = new Map<HTMLFormElement, Root>();

function isKnown(kind: string | undefined): kind is LiveFormKind {
  return kind !== undefined && kinds.has(kind);
}

function hiddenIn(form: HTMLFormElement): Record<string, string> {
  const hidden = form.querySelectorAll<HTMLInputElement>(":scope>input[type=hidden]");
  return Object.fromEntries([...hidden].map(({ name, value }) => [name, value]));
}

/** The complaint on its own page ends as the one in the dialog does; where its words don't come, plainly. */
function complaintEnd(form: HTMLFormElement, say: Say): (failure: CallError | null) => void {
  const ending = import("../report/show-ending.tsx");
  // it is only wanted at the end
  ending.catch(() => undefined);
  return (failure) =>
    whenThere(
      ending,
      ({ showEnding }) => showEnding(failure, say),
      () => sayPlainly(form, say(failure ? "reportFailed" : "complaintSent")),
    );
}

/** Lets go of forms of pages that are no longer shown. */
export function forgetGone(): void {
  for (const [form, root] of roots) {
    if (form.isConnected) continue;
    root.unmount();
    roots.delete(form);
  }
}

/** Brings a form of the page to life, once. What was typed stays, and so does the focus. */
export function wakeForm(form: HTMLFormElement): void {
  const kind = form.dataset["form"];
  if (roots.has(form) || !isKnown(kind)) return;
  const say = sayer(wordsOf(form));
  const surroundings = surroundingsOf({
    action: form.getAttribute("action") ?? "",
    kind,
    say,
    ...(kind === "compliance" && { onEnd: complaintEnd(form, say) }),
  });
  const section = fieldOf(form, "section")?.value ?? "";
  const scope: Scope = { target: { page: "", section }, path: [], specs: {} };
  const texts = pageTexts(form);
  const environment = createIslandEnvironment({
    language: document.documentElement.lang,
    texts,
    say,
  });
  const restoreTyped = keepTyped(form);
  const root = hydrateRoot(
    form,
    <LiveForm
      place={{ current: form }}
      surroundings={surroundings}
      environment={environment}
      scope={scope}
      hidden={hiddenIn(form)}
      onDrawn={restoreTyped}
    >
      {formView({ kind, form, texts, say })}
    </LiveForm>,
    // something added elements of its own; what was typed is put back
    { onRecoverableError: () => undefined },
  );
  roots.set(form, root);
}
