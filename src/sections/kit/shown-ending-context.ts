import { createContext } from "react";
import type { FormEnding } from "./form-ending.ts";

/** The ending that the canvas shows in place of the form's hint, where it shows one. */
export const ShownEndingContext = createContext<FormEnding | null>(null);
