import type { LanguageCode } from "#/site/language.ts";
import type { FieldValue } from "./field-spec.ts";
import type { HoursValue } from "./hours/hours-schema.ts";
import type { Picture } from "#/site/image.ts";
import type { PaletteColours } from "#/site/palette.ts";

/** An item of a list as people tell it from the others. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** What controls need of the editor around them. */
export interface ControlTools {
  /** The language that is edited, and the one that the others are translated from. */
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** When the business behind the site is open, and how to set it: the same wherever it is shown. */
  readonly siteHours: HoursValue | undefined;
  readonly setSiteHours: (hours: HoursValue) => void;
  /** The items of a list of the section that the field belongs to. */
  readonly itemsOf: (list: string) => readonly NamedItem[];
  /** The site's events in their order, as the owner reads them. */
  readonly events: readonly { readonly id: string; readonly name: string }[];
  readonly showEvents: () => void;
  readonly pictureAddress: (picture: Picture) => string;
  /** Uploads a file and puts it into the field. */
  readonly replacePicture: (file: File) => void;
  /** Shows the site's pictures to choose one for the field. */
  readonly choosePicture: () => void;
  readonly acceptedPictures: string;
  /** The theme's colours, as they are where the field stands. */
  readonly colours: PaletteColours;
  /** Whether the theme has a second colour. */
  readonly hasSecondColour: boolean;
  /** Leads to where the theme's colours are chosen. */
  readonly showTheme: () => void;
}

/** How a field is edited beside its section: by the component in `control.tsx` of its kind. */
export interface FieldControlProps<Spec, Value = FieldValue<Spec>> {
  readonly spec: Spec;
  readonly value: Value;
  /** One step to undo. */
  readonly onChange: (value: Value) => void;
  /** While it moves: shown on the page, and not kept. */
  readonly onPreview: (value: Value) => void;
  readonly tools: ControlTools;
  /** The field of the same level that is edited along with it, where its spec names one. */
  readonly beside?: BesideField | undefined;
}

/** Another field of the same level, whose kind the control knows. */
export interface BesideField {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
