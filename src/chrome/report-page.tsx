import type { ReactNode } from "react";
import type { Environment } from "#/sections/kit/index.ts";
import { Honeypot } from "#/sections/kit/form.tsx";
import { complaintTextLimit } from "#/site/limits.ts";

export interface ReportPageProps {
  readonly message: Environment["message"];
  /** Where complaints go. */
  readonly action: string;
  /** Carried along: the site's hash and the page's language. */
  readonly hidden: Readonly<Record<string, string>>;
}

interface ReportFieldProps {
  readonly name: "email" | "name" | "comment";
  readonly label: string;
}

function ReportField({ name, label }: ReportFieldProps): ReactNode {
  const id = `report-${name}`;
  const common = {
    id,
    className: "field__control",
    name,
    placeholder: " ",
    required: true,
    "aria-describedby": `${id}-note`,
  };
  return (
    <div className="field">
      {name === "comment" ? (
        <textarea {...common} rows={5} maxLength={complaintTextLimit} />
      ) : (
        <input
          {...common}
          type={name === "email" ? "email" : "text"}
          autoComplete={name}
          maxLength={name === "email" ? 254 : complaintTextLimit}
        />
      )}
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <p className="field__note field__note--error" id={`${id}-note`} hidden />
    </div>
  );
}

/** The complaint form as a page of the site: it works without scripts (specification, sections 2 and 5). */
export function ReportPage({ message, action, hidden }: ReportPageProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head head--start cq">
          <h1 className="title" data-level="56">
            {message("reportQuestion")}
          </h1>
          <p className="lead">{message("reportCommentHint")}</p>
        </div>
        <form
          className="form form--alone panel"
          method="post"
          action={action}
          data-form="compliance"
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ReportField name="email" label={message("reportEmail")} />
          <ReportField name="name" label={message("reportName")} />
          <ReportField name="comment" label={message("reportComment")} />
          <div className="form__foot">
            <button className="button" type="submit">
              {message("reportSend")}
            </button>
          </div>
          <Honeypot />
        </form>
      </div>
    </section>
  );
}
