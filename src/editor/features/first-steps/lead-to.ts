import type { FirstStep } from "#/api/first-steps.ts";
import { isAtLeast } from "#/api/roles.ts";
import { templates } from "#/sections/definitions.ts";
import { contentTarget } from "#/site/content-target.ts";
import { walkFields } from "#/site/field-walk.ts";
import { seenSections } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { choosingOf } from "../../fields/library/choosing.ts";
import type { PictureSpot } from "../../fields/picture/upload-state.ts";
import type { Editor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";

/** The first field of a section that holds a picture, or could hold one. */
function pictureIn(page: string, section: Section, isEmpty: boolean): PictureSpot | undefined {
  const specs = templates(section.template)?.fields ?? {};
  let found: PictureSpot | undefined;
  walkFields(specs, section.fields, ({ spec, value, path }) => {
    if (found || spec.kind !== "picture" || (value === null) !== isEmpty) return;
    found = { target: contentTarget(page, section), path: path() };
  });
  return found;
}

interface PlacedPicture {
  readonly section: string;
  readonly spot: PictureSpot;
}

/** Where a picture is chosen first: one that is there already, or else an empty place for one. */
function firstPicture(page: string, sections: readonly Section[]): PlacedPicture | undefined {
  for (const isEmpty of [false, true])
    for (const section of sections) {
      const spot = pictureIn(page, section, isEmpty);
      if (spot) return { section: section.id, spot };
    }
  return undefined;
}

function leadToPublish(editor: Editor): (() => void) | undefined {
  if (!isAtLeast(editor.role.get(), "editor")) return undefined;
  return () => {
    canvasState(editor).isPreview.set(false);
    const { asked } = publishState(editor);
    asked.set(asked.get() + 1);
  };
}

/** Goes to where a step is done; undefined where nothing leads there. */
export function leadTo(editor: Editor, step: FirstStep): (() => void) | undefined {
  if (step === "publish") return leadToPublish(editor);
  const records = editor.store.records();
  const page = records.index?.entries[0]?.id ?? "";
  const sections = seenSections(records, page);
  if (!sections || (step !== "title" && step !== "picture")) return undefined;
  const picture = step === "picture" ? firstPicture(page, sections) : undefined;
  const section = step === "title" ? sections[0]?.id : picture?.section;
  if (section === undefined) return undefined;
  return () => {
    editor.openPage(page);
    const target = { page, section };
    editor.selection.set(target);
    editor.canvas.get()?.reveal(target, { flash: true, focusText: step === "title" });
    if (picture) choosingOf(editor).set(picture.spot);
  };
}
