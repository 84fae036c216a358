import { Plus } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/registry.ts";
import { pageKey } from "#/site/records.ts";
import { insertSection } from "../section-commands.ts";
import { templateLabel } from "../../../words/template-label.ts";
import { useSignal } from "../../../signals/signal.ts";
import { sectionsTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { withLook } from "../../../session/page-looks.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { latePart } from "../../../ui/late-part.tsx";

const TemplateThumbnail = latePart(() =>
  withQueries(async () => (await import("../picker/template-thumbnail.tsx")).TemplateThumbnail),
);

/** What most pages begin with. */
const offered = ["Header21", "Feature15_2", "Contact14"] as const;

/** A page without sections offers three, drawn in the site's own look, and all the others. */
export function EmptyPage(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const page = useSignal(editor.page);
  const count = useStored(
    editor.store,
    sectionsTopic(page),
    (records) => records[pageKey(page)]?.sections.length ?? 0,
  );
  if (count > 0) return null;
  return (
    <div className="emptyp">
      <b className="h-sec">{t("section.start")}</b>
      <div className="start-with">
        {offered.map((template) => {
          const definition = findSection(template);
          if (!definition) return null;
          return (
            <button
              key={template}
              type="button"
              className="start-one"
              onClick={() =>
                withLook(template, () => insertSection(editor, { template, after: null }))
              }
            >
              <Suspense fallback={<span className="skel" />}>
                <TemplateThumbnail definition={definition} />
              </Suspense>
              {templateLabel(template)}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className="btn gho"
        onClick={() => sectionsState(editor).insertion.set({ after: null })}
      >
        <Plus aria-hidden="true" />
        {t("section.all")}
      </button>
    </div>
  );
}
