import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { PageWeight } from "#/api/page-weight.ts";
import { recordUses } from "#/render/record-uses.ts";
import { templates } from "#/sections/definitions.ts";
import { pageParts } from "#/site/document-parts.ts";
import { pageKey } from "#/site/records.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { onceByLanguage } from "../../words/once-by-language.ts";

/** While pictures are being made the weight is asked for again, in milliseconds. */
const again = 4_000;

/** Changes with the pictures of a page. */
function picturesKey({ store }: Editor, id: string): string {
  const page = store.records()[pageKey(id)];
  return page ? [...recordUses(pageParts(page, templates)).pictures.keys()].join("\n") : "";
}

/** What the page on the canvas weighs, as the server has it; undefined until it is known. */
export function usePageWeight(): PageWeight | undefined {
  const editor = useEditor();
  const { site, call, store } = editor;
  const page = useSignal(editor.page);
  const isSaved = useSignal(store.save).unsent === 0;
  const { data } = useQuery({
    queryKey: ["weight", site.id, page, picturesKey(editor, page)],
    queryFn: () => call<PageWeight>(`sites/${site.id}/weight?page=${encodeURIComponent(page)}`),
    // guests of a link aren't told
    enabled: isSaved && !site.isGuest,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? again : false),
  });
  return data;
}

const kilobytes = onceByLanguage((language) => unitFormat(language, "kilobyte", 0));
const megabytes = onceByLanguage((language) => unitFormat(language, "megabyte", 1));

function unitFormat(
  language: string,
  unit: "kilobyte" | "megabyte",
  maximumFractionDigits: number,
): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits });
}

/** Bytes in thousands or millions of them. */
export function weightWords(bytes: number): string {
  const language = currentLanguage();
  return bytes >= 1_000_000
    ? megabytes(language).format(bytes / 1_000_000)
    : kilobytes(language).format(bytes / 1_000);
}

/** What a page weighs, beside the most that it should. */
export function PageWeightLine({ weight }: { weight: PageWeight }): ReactNode {
  const t = useTranslate("publish");
  const { page, pictures, budget, isComplete } = weight;
  const bytes = page + pictures;
  const words = t("publish.weightOf", { weight: weightWords(bytes), budget: weightWords(budget) });
  return (
    <div className="page-weight">
      <p className="row">
        <span className="grow">{t("publish.weight")}</span>
        <span className={bytes > budget ? "num warn" : "num"}>{words}</span>
      </p>
      <meter
        min={0}
        max={budget}
        high={budget * 0.8}
        value={Math.min(bytes, budget)}
        aria-label={t("publish.weight")}
      />
      <p className="size-12 tertiary-text">
        {t(isComplete ? "publish.weightHint" : "publish.weightMaking")}
      </p>
    </div>
  );
}
