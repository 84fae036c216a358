import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { FormState } from "#/sections/kit/form-state.ts";
import { idleForm } from "#/sections/kit/form-state.ts";
import { startForm } from "./start-form.ts";
import type { FormSurroundings } from "./surroundings.ts";

/** Looks after a form while its view is shown; answers how it stands. Both arguments must stay the same. */
export function useForm(
  place: RefObject<HTMLFormElement | null>,
  surroundings: FormSurroundings,
): FormState {
  const [state, setState] = useState(idleForm);
  useEffect(() => {
    const form = place.current;
    return form ? startForm({ ...surroundings, form, show: setState }) : undefined;
  }, [place, surroundings]);
  return state;
}
