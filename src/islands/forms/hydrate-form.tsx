import liveFormStyle from "#/sections/kit/live-form.css?inline";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { ReactNode } from "react";
import type { Scope } from "#/sections/kit/environment.ts";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { fieldOf, keepTyped } from "./form-values.ts";
import { loadFormView } from "./form-view.tsx";
import { createIslandEnvironment } from "./island-environment.tsx";
import { LiveForm } from "./live-form.tsx";
import { pageTexts } from "./page-texts.ts";
import { whenThere } from "../when-there.ts";
import { sayer, wordsOf } from "./page-words.ts";
import type { Say } from "./page-words.ts";
import type { CallError } from "./call.ts";
import { sayPlainly, unsay } from "./say-plainly.ts";
import { formDependencies } from "./form-dependencies.ts";

const kinds: ReadonlySet<string> = new Set<LiveFormKind>([
  "email",
  "contact",
  "rsvp",
  "compliance",
]);

const roots = new Map<HTMLFormElement, Root>();
/** Those whose views are on their way. */
const hydrating = new Set<HTMLFormElement>();

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

interface Hydration {
  readonly kind: LiveFormKind;
  readonly say: Say;
  readonly view: ReactNode;
}

function hydrate(form: HTMLFormElement, { kind, say, view }: Hydration): void {
  const dependencies = formDependencies({
    action: form.getAttribute("action") ?? "",
    kind,
    say,
    ...(kind === "compliance" && { onEnd: complaintEnd(form, say) }),
  });
  const section = fieldOf(form, "section")?.value;
  // a footer's form stands in no section
  const target = section === undefined ? ({ part: "footer" } as const) : { page: "", section };
  const scope: Scope = { target, path: [], specs: {} };
  const texts = pageTexts(form);
  const environment = createIslandEnvironment({
    language: document.documentElement.lang,
    texts,
    say,
  });
  unsay(form);
  adoptStyles(liveFormStyle);
  const restoreTyped = keepTyped(form);
  const root = hydrateRoot(
    form,
    <LiveForm
      place={{ current: form }}
      dependencies={dependencies}
      environment={environment}
      scope={scope}
      hidden={hiddenIn(form)}
      onRendered={restoreTyped}
    >
      {view}
    </LiveForm>,
    // something added elements of its own; what was typed is put back
    { onRecoverableError: () => undefined },
  );
  roots.set(form, root);
}

/**
 * Brings a form of the page to life, once. What was typed stays, and so does the focus. Where its view doesn't come it
 * stays the plain form that it is, until somebody comes to it again.
 */
export function hydrateForm(form: HTMLFormElement): void {
  const kind = form.dataset["form"];
  if (roots.has(form) || hydrating.has(form) || !isKnown(kind)) return;
  const say = sayer(wordsOf(form));
  hydrating.add(form);
  whenThere(
    loadFormView(form, say),
    (view) => {
      hydrating.delete(form);
      if (form.isConnected) hydrate(form, { kind, say, view });
    },
    () => hydrating.delete(form),
  );
}
