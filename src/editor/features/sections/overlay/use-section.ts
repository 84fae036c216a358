import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { sectionsTopic, siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";

/** A section of a page, or the footer; undefined where it is gone. */
export function useSection(spot: SectionSpot): Section | undefined {
  const { store } = useEditor();
  const page = "page" in spot ? spot.page : undefined;
  const sections = useStored(store, sectionsTopic(page ?? ""), (records) =>
    page === undefined ? undefined : records[pageKey(page)]?.sections,
  );
  const footer = useStored(store, siteTopic("footer"), (records) => records.site?.footer);
  return "page" in spot ? sections?.find(({ id }) => id === spot.section) : footer;
}
