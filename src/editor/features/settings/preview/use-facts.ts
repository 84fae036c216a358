import { useMemo } from "react";
import type { PageFacts } from "#/render/page-facts.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import { createRouter } from "#/site/router.ts";
import { canvasFiles } from "../../../fields/picture/picture-files.ts";
import { useSignal } from "../../../signals/signal.ts";
import { anyTopic, indexTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { visitorMessage } from "#/site/visitor-message.ts";

/** What the page on the canvas is rendered with, as the site stands now. */
export function useFacts(): { facts: PageFacts; page: Page } | undefined {
  const { store, assets, language, page: shown, site: info } = useEditor();
  const site = useStored(store, anyTopic, (records) => records.site);
  const index = useStored(store, indexTopic, (records) => records.index);
  const code = useSignal(language);
  const files = useSignal(assets);
  const id = useSignal(shown);
  const page = useStored(store, anyTopic, (records) => records[pageKey(id)]);
  return useMemo(() => {
    if (!site || !index || !page) return undefined;
    const facts: PageFacts = {
      site,
      index,
      page: page.id,
      language: code,
      files: (picture) => canvasFiles(info.id, files, picture),
      router: createRouter(site, index),
      report: info.isPaid ? null : "/report/",
      say: visitorMessage,
      form: { apiBase: "/api/v1", siteId: info.id, siteHash: info.siteHash },
    };
    return { facts, page };
  }, [site, index, page, code, files, info]);
}
