import { defineLook } from "../../kit/index.ts";
import type { rsvp1Fields } from "../fields.ts";
import { form } from "../form.tsx";
import style from "./style.css?inline";
import { RsvpSlab } from "./view.tsx";

export const look = defineLook<typeof rsvp1Fields>({ View: RsvpSlab, style, form });
