import type { PictureField } from "#/fields/picture/spec.ts";

/** What a place for a picture is made for. */
export type SampleKind = "photo" | "mark" | "portrait" | "dish" | "drawing" | "workshop";

/** Ids of assets of each kind. */
export type Samples = Readonly<Record<SampleKind, readonly string[]>>;

/** Layouts whose own words tell of something that can be seen. */
const toldOf: Readonly<Record<string, SampleKind>> = {
  AboutStory: "workshop",
  HeaderIllustration: "drawing",
  HeaderSplit: "workshop",
  MenuPhotos: "dish",
  MenuRestaurant: "dish",
};

/** The kind of picture that stands in a place of a template as its owner's would. */
export function sampleKind(
  { isSign, hasInitials, role }: Pick<PictureField, "isSign" | "hasInitials" | "role">,
  template: string,
): SampleKind {
  if (isSign) return "mark";
  if (hasInitials || role === "portrait") return "portrait";
  return toldOf[template] ?? "photo";
}
