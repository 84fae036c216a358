import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { Picture } from "#/site/image.ts";
import type { Step } from "#/site/operations/operation.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { editorState } from "../../session/editor-state.ts";
import type { Editor } from "../../session/editor.ts";
import { pictureSteps } from "./picture-steps.ts";
import { sectionOnPicture } from "./section-on-picture.ts";
import type { PictureSpot } from "./upload-state.ts";

/** The colour that words took with a picture, which its owner didn't choose. */
interface MovedInk {
  readonly asset: string;
  readonly ink: unknown;
}

/** Where words took another colour with their picture, by the topic of its field. */
export const movedInksOf = editorState(() => new Map<string, MovedInk>());

/** `pictureSteps`; where words take another colour with them, that is noted to be told of. */
export function notedPictureSteps(
  editor: Editor,
  spot: PictureSpot,
  value: Picture | null,
): readonly Step[] {
  const steps = pictureSteps(editor, spot, value);
  const { specs = {} } = sectionOnPicture(editor, spot.target) ?? {};
  const name = fieldOfRole(specs, "ink");
  const moved = steps.find(({ args }) => args.path[0] === name);
  if (name !== undefined && moved && value)
    movedInksOf(editor).set(fieldTopic(spot.target, [name]), {
      asset: value.asset,
      ink: moved.args.value,
    });
  return steps;
}
