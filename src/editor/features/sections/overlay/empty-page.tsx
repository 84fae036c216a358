import { Plus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { pageKey } from "#/site/records.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { announcePlace, insertSection } from "../section-commands.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { useSignal } from "../../../signals/signal.ts";
import { sectionsTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { withLook } from "../../../session/page-looks.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTheme } from "../../../session/hooks.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { latePart } from "../../../ui/late-part.tsx";
import "./empty-page.css";

const TemplateThumbnail = latePart(() =>
  withQueries(async () => (await import("../picker/template-thumbnail.tsx")).TemplateThumbnail),
);

/** What most pages begin with. */
const ids = ["Header21", "Feature15_2", "Pricing8"] as const;

/** The offered templates once they are loaded. What can't be had isn't offered. */
function useOffered(isShown: boolean): readonly SectionDefinition[] {
  const [offered, setOffered] = useState<readonly SectionDefinition[]>([]);
  useEffect(() => {
    if (!isShown) return;
    const show = (): void => setOffered(ids.flatMap((id) => findSection(id) ?? []));
    void loadDefinitions(ids).then(show, show);
  }, [isShown]);
  return offered;
}

/** What begins in the site’s languages and currency; in the primary one where that can't be had. */
async function spokenBegin() {
  const part = await import("#/site/ready-words/new-content.ts").catch(() => undefined);
  return part?.newContent;
}

/** Between its bar and its footer a page without sections offers three, drawn in the site's own look, and all others. */
export function EmptyPage({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const page = useSignal(editor.page);
  const count = useStored(
    editor.store,
    sectionsTopic(page),
    // one that is gone is no empty page
    (records) => records[pageKey(page)]?.sections.length,
  );
  const offered = useOffered(count === 0);
  const { colorMode } = useTheme();
  if (count !== 0) return null;
  return (
    <Tracked
      canvas={canvas}
      find={() => canvas.document.querySelector("main")}
      className={colorMode === "DARK" ? "empty-page is-dark" : "empty-page"}
    >
      <b className="section-title">{t("section.start")}</b>
      <div className="start-with">
        {offered.map((definition) => (
          <button
            key={definition.id}
            type="button"
            className="start-one"
            onClick={async () => {
              const begin = await spokenBegin();
              withLook(definition.id, () => {
                const id = insertSection(editor, { template: definition.id, after: null, begin });
                if (id !== undefined) announcePlace(editor, id, t);
              });
            }}
          >
            <Suspense fallback={<span className="skeleton" />}>
              <TemplateThumbnail definition={definition} />
            </Suspense>
            {templateLabel(definition.id)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button ghost"
        onClick={() => sectionsState(editor).insertion.set({ after: null })}
      >
        <Plus aria-hidden="true" />
        {t("section.all")}
      </button>
    </Tracked>
  );
}
