import { defineLook } from "../kit/index.ts";
import type { feature5Fields } from "./fields.ts";
import { answeredQuestions } from "./answered-questions.ts";
import style from "./style.css?inline";
import { Feature5 } from "./view.tsx";

export const look = defineLook<typeof feature5Fields>({
  View: Feature5,
  style,
  about: answeredQuestions,
});
