import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { Popup } from "#/chrome/popup.tsx";
import { ReportForm } from "#/chrome/report-form.tsx";
import { FormStateContext } from "#/sections/kit/form-state.ts";
import { FormInside } from "#/sections/kit/form.tsx";
import type { CallError } from "../forms/call.ts";
import type { Say } from "../forms/page-words.ts";
import { formDependencies } from "../forms/form-dependencies.ts";
import { useForm } from "../forms/use-form.ts";
import type { ReportSource } from "./read-report.ts";

export interface ReportDialogProps {
  readonly source: ReportSource;
  readonly say: Say;
  readonly onEnd: (error: CallError | null) => void;
  readonly onClosed: () => void;
}

/** The complaint form over the page; however it ends, it closes (specification, section 4). */
export function ReportDialog({ source, say, onEnd, onClosed }: ReportDialogProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { action, hidden, contact } = source;
  const [dependencies] = useState(() =>
    formDependencies({
      action,
      kind: "compliance",
      say,
      onEnd(error, sent) {
        onEnd(error);
        sent.closest("dialog")?.close();
      },
    }),
  );
  const state = useForm(form, dependencies);
  return (
    <Popup
      id="report-dialog-title"
      title={say("reportQuestion")}
      closeLabel={say("close")}
      opening={1}
      onClosed={onClosed}
    >
      <form ref={form} className="form" method="post" action={action} noValidate>
        <FormStateContext value={state}>
          <FormInside hidden={hidden}>
            <ReportForm message={say} prefix="report-dialog" />
          </FormInside>
        </FormStateContext>
        {contact && (
          <p className="form__contact" lang={contact.language}>
            {contact.words}
            <a href={contact.href} rel="nofollow noreferrer">
              {contact.name}
            </a>
          </p>
        )}
      </form>
    </Popup>
  );
}
