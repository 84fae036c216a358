import type { ReactNode } from "react";
import { readOwnJson } from "#/lib/read-own-json.ts";
import type { FormGiven, SectionForm } from "#/sections/kit/section-form.ts";
import type { Say } from "./page-words.ts";

/** Forms of sections, each in a file of its own, by the names of their folders. */
const forms = import.meta.glob<{ readonly form: SectionForm<FormGiven> }>([
  "../../sections/**/form.tsx",
  "!../../sections/kit/form.tsx",
]);

/** What stands in a form, as the page was rendered with it; `say` has the words of complaints. @throws where it can't be had */
export async function loadFormView(form: HTMLFormElement, say: Say): Promise<ReactNode> {
  const { view = "", given = "{}" } = form.dataset;
  if (view === "") {
    const { ReportForm } = await import("#/chrome/report-form.tsx");
    return <ReportForm message={say} prefix="report" />;
  }
  const load = forms[`../../sections/${view}/form.tsx`];
  if (!load) throw new Error(`There is no form ${view}`);
  const { View } = (await load()).form;
  return <View {...readOwnJson<FormGiven>(given)} />;
}
