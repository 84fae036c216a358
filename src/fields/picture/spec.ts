import type { Picture } from "#/site/image.ts";
import type { SpecOf } from "../field-spec.ts";

export interface PictureField extends SpecOf<"picture", Picture | null> {
  /** Width by height of its slot, e.g. "4:3"; "free" keeps the picture's own. Crops are locked to it. */
  readonly ratio: string;
  /** Sizes of the slot for the `sizes` attribute of the published picture. */
  readonly sizes: string;
  /** Says nothing of its own, like a background: an alt text may be given but isn't missed. */
  readonly isDecorative: boolean;
  /** Empty, it leaves a blank place on the page: publishing points it out. */
  readonly isExpected?: true;
  /** On phones the part about the focal point that has this ratio is shown instead, e.g. "4:5". */
  readonly phoneRatio?: string;
  /** Previews of social networks show it: one file of this ratio that every program reads. */
  readonly isForPreviews?: true;
  /** A sign such as a logo: in thumbnails no photo of the site stands in for it. */
  readonly isSign?: true;
  /** Empty, the initials of the person stand in its place. */
  readonly hasInitials?: true;
}

type PictureOptions = Omit<PictureField, "kind" | "name" | "stored" | "isDecorative"> & {
  readonly isDecorative?: boolean;
};

export function picture(options: PictureOptions): PictureField {
  return { kind: "picture", isDecorative: false, ...options };
}

/** A picture behind a section. Its focal point stays in view at every width. */
export function backdrop(
  options: Pick<PictureField, "ratio" | "sizes" | "phoneRatio">,
): PictureField {
  return picture({
    ...options,
    isDecorative: true,
    role: "backdrop",
    edited: "popover",
    label: { en: "Picture", ru: "Картинка" },
  });
}
