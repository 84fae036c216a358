import type { ReactNode } from "react";
import type { Environment } from "#/sections/kit/environment.ts";
import { formWords } from "#/sections/kit/form-words.ts";
import { FormInside } from "#/sections/kit/form.tsx";
import { ReportForm } from "./report-form.tsx";

export interface ReportPageProps {
  readonly message: Environment["message"];
  readonly spoken: Environment["spoken"];
  /** Where complaints go. */
  readonly action: string;
  /** Carried along: the site's hash and the page's language. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** The complaint form as a page of the site: it works without scripts, and the dialog is made of it (specification, sections 2 and 5). */
export function ReportPage({ message, spoken, action, hidden }: ReportPageProps): ReactNode {
  return (
    <section className="section section--tall">
      <div className="wrap beside">
        <div className="head head--start cq">
          <h1 className="title" data-level="56" {...spoken}>
            {message("reportQuestion")}
          </h1>
          <p className="lead" {...spoken}>
            {message("reportCommentHint")}
          </p>
          <p className="lead" data-host-contact="" hidden />
        </div>
        <form
          className="form form--alone panel"
          method="post"
          action={action}
          data-form="compliance"
          noValidate
          {...spoken}
          data-words={JSON.stringify(formWords("compliance", message))}
        >
          <FormInside hidden={hidden}>
            <ReportForm message={message} prefix="report" />
          </FormInside>
        </form>
      </div>
    </section>
  );
}
