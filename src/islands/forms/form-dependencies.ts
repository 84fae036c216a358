import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { readChoice } from "../consent/choice-store.ts";
import { announcer } from "../visit/announcer.ts";
import { callWithProof } from "./call-with-proof.ts";
import type { FormOptions } from "./form-options.ts";
import type { Say } from "./page-words.ts";

/** What a form is looked after with besides the form itself. */
export type FormDependencies = Omit<FormOptions, "form" | "show">;

interface FormPlace {
  /** Where the form is sent. */
  readonly action: string;
  readonly kind: LiveFormKind;
  readonly say: Say;
  readonly onEnd?: FormOptions["onEnd"];
}

let announce: ((text: string) => void) | undefined;

/** The release that the shown page is of: the page lies in the browser's cache, with its name. */
async function findRelease(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, { cache: "force-cache" });
    return answer.headers.get("x-release") ?? undefined;
  } catch {
    return undefined;
  }
}

/** How the forms of a page reach the server, the stored choice and those who listen to it. */
export function formDependencies({ action, kind, say, onEnd }: FormPlace): FormDependencies {
  return {
    kind,
    say,
    onEnd,
    marketing: () => readChoice()?.marketing,
    announce: (text) => (announce ??= announcer())(text),
    // an operator who reads a complaint wants to see what its writer saw
    send: async (payload) =>
      callWithProof(action, {
        payload,
        language: document.documentElement.lang,
        release: kind === "compliance" ? await findRelease() : undefined,
        fetch: (...args) => fetch(...args),
      }),
  };
}
