import { useMemo } from "react";
import { pageTree } from "#/site/page-tree/page-tree.ts";
import type { PageTree } from "#/site/page-tree/page-tree.ts";
import { deepTopic, fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";

const links = fieldTopic({ part: "navigation" }, ["links"]);
const topics = [links, deepTopic(links)];

/** The pages as the bar shows them. */
export function usePageTree(): PageTree {
  const { store } = useEditor();
  const index = usePageIndex();
  const navigation = useStored(store, topics, (records) => records.site?.navigation);
  return useMemo(() => pageTree(index, { navigation: navigation ?? {} }), [index, navigation]);
}
