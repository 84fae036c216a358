import { contentTarget } from "#/site/content-target.ts";
import { seenSections } from "#/site/linked.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Section } from "#/site/section.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { seenTopics, siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";

/** What operations name the content of a section by: a linked one is the site's. */
export function useContentTarget(spot: SectionSpot): Target {
  const linked = useSection(spot)?.linked;
  return "page" in spot ? contentTarget(spot.page, { id: spot.section, linked }) : spot;
}

/** A section of a page, or the footer; undefined where it is gone. */
export function useSection(spot: SectionSpot): Section | undefined {
  const { store } = useEditor();
  const page = "page" in spot ? spot.page : undefined;
  const sections = useStored(store, seenTopics(page ?? ""), (records) =>
    page === undefined ? undefined : seenSections(records, page),
  );
  const footer = useStored(store, siteTopic("footer"), (records) => records.site?.footer);
  return "page" in spot ? sections?.find(({ id }) => id === spot.section) : footer;
}
