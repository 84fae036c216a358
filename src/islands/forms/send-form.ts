import { formRules } from "#/api/visitors/form-rules.ts";
import { timings } from "#/site/limits.ts";
import { CallError } from "./call.ts";
import { checkLiveForm } from "./check-live-form.ts";
import { emptyForm, textsOf } from "./empty-form.ts";
import { failedAnswer, problemsIn, takenAnswer } from "./form-answers.ts";
import type { FormOptions } from "./form-options.ts";
import { formPayload } from "./form-payload.ts";
import type { FormStore } from "./form-store.ts";

export interface Sender {
  /** Checks the form and sends it, once at a time. */
  submit(): Promise<void>;
  /** Leaves what was typed as it is: the visitor went on before the form was emptied. */
  keep(): void;
}

interface SenderParts {
  readonly store: FormStore;
  readonly signal: AbortSignal;
  readonly onTaken: () => void;
}

/** Once the field's note is there to be read. */
function focusFirst(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const first = [...form.elements].find(
    (one) => problems[one.getAttribute("name") ?? ""] !== undefined,
  );
  if (first instanceof HTMLElement) queueMicrotask(() => first.focus());
}

/** Sends a form and says how it went (specification, sections 4 and 8; R6). */
export function createSender(options: FormOptions, parts: SenderParts): Sender {
  const { form, kind, say, send, onEnd, marketing } = options;
  const { store, signal, onTaken } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));

  function refuse(problems: Readonly<Record<string, string>>): void {
    store.set({ problems, isSending: false, answer: null });
    focusFirst(form, problems);
  }

  function handleTaken(
    { comes, note }: { comes: boolean; note: string | undefined },
    sent: ReturnType<typeof textsOf>,
  ): void {
    onTaken();
    if (kind === "email" || onEnd) emptyForm(form, sent);
    const answer = onEnd ? null : takenAnswer(kind, { form, say, comes, note });
    const isTaken = kind === "contact";
    store.set({ isSending: false, isTaken, answer, lengths: {}, warnings: {} });
    onEnd?.(null, form);
    if (kind !== "email" && kind !== "contact") return;
    timer = setTimeout(() => {
      if (isTaken) emptyForm(form, sent);
      store.set({ isTaken: false, answer: null });
    }, timings.messageHide);
  }

  function handleFailed(error: unknown): void {
    const failure = error instanceof CallError ? error : new CallError(String(error));
    const problems = onEnd ? {} : problemsIn(failure, Object.keys(formRules[kind]));
    if (Object.keys(problems).length > 0) return refuse(problems);
    store.set({ isSending: false, answer: onEnd ? null : failedAnswer(failure, say) });
    return onEnd?.(failure, form);
  }

  return {
    async submit() {
      if (store.state.isSending || store.state.isTaken) return;
      clearTimeout(timer);
      const { values, said } = checkLiveForm(options);
      if (Object.keys(said).length > 0) return refuse(said);
      const input = { kind, values, form: new FormData(form), marketing: marketing() };
      const sent = textsOf(form);
      store.set({ isSending: true, problems: {}, answer: null });
      try {
        const { note } = await send(formPayload(input));
        const comes = values["attending"] === "yes";
        if (!signal.aborted) handleTaken({ comes, note }, sent);
      } catch (error) {
        if (!signal.aborted) handleFailed(error);
      }
    },
    keep: () => clearTimeout(timer),
  };
}
