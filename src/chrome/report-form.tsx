import { use } from "react";
import type { ReactNode } from "react";
import { FormStateContext } from "#/sections/kit/form-state.ts";
import { SubmitButton } from "#/sections/kit/form.tsx";
import { SendingNote } from "#/sections/kit/form-answer.tsx";
import type { Environment } from "#/sections/kit/index.ts";
import { mostCodeUnits } from "#/lib/text-length.ts";
import { visitorTextLimits } from "#/site/form-trap.ts";
import { complaintTextLimit } from "#/site/limits.ts";

interface ReportFormProps {
  readonly message: Environment["message"];
  /** Begins the ids of its fields: the form may stand on a page and in a dialog over it. */
  readonly prefix: string;
}

interface ReportFieldProps {
  readonly id: string;
  readonly name: "name" | "email" | "comment";
  readonly label: string;
  readonly message: Environment["message"];
}

/** What is wrong or will be, and how much of the comment is typed. Without the island only that it has a limit. */
function ReportNote({ id, name, message }: Omit<ReportFieldProps, "label">): ReactNode {
  const { isLive, problems, warnings, lengths } = use(FormStateContext);
  const said = problems[name] ?? warnings[name];
  const isCounted = isLive && name === "comment";
  return (
    <p
      className={said === undefined ? "field__note" : "field__note field__note--error"}
      id={`${id}-note`}
      hidden={said === undefined && !isCounted}
    >
      <span aria-live="polite">{said}</span>
      {isCounted && (
        <span className="figures">
          {message("reportCounter", { length: lengths[name] ?? 0, limit: complaintTextLimit })}
        </span>
      )}
    </p>
  );
}

function ReportField({ id, name, label, message }: ReportFieldProps): ReactNode {
  const { problems } = use(FormStateContext);
  const common = {
    id,
    className: "field__control",
    name,
    placeholder: " ",
    required: true,
    "aria-invalid": problems[name] !== undefined || undefined,
    "aria-describedby": `${id}-note`,
    // more can be typed than is taken: the island or the answer says that it is too much
    maxLength: mostCodeUnits(name === "email" ? visitorTextLimits.email : complaintTextLimit),
  };
  return (
    <div className="field">
      {name === "comment" ? (
        <textarea {...common} rows={5} />
      ) : (
        <input {...common} type={name === "email" ? "email" : "text"} autoComplete={name} />
      )}
      <label className="floating-label field__label" htmlFor={id}>
        {label}
      </label>
      <ReportNote id={id} name={name} message={message} />
    </div>
  );
}

/** What stands in the complaint form, on its own page and in the dialog (specification, section 5). */
export function ReportForm({ message, prefix }: ReportFormProps): ReactNode {
  return (
    <>
      <ReportField
        id={`${prefix}-name`}
        name="name"
        label={message("reportName")}
        {...{ message }}
      />
      <ReportField
        id={`${prefix}-email`}
        name="email"
        label={message("reportEmail")}
        {...{ message }}
      />
      <ReportField
        id={`${prefix}-comment`}
        name="comment"
        label={message("reportComment")}
        {...{ message }}
      />
      <div className="form__foot">
        <SubmitButton>{message("reportSend")}</SubmitButton>
        <div role="status">
          <SendingNote>{message("sending")}</SendingNote>
        </div>
      </div>
    </>
  );
}
