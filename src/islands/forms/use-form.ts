import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { FormState } from "#/sections/kit/form-state.ts";
import { idleForm } from "#/sections/kit/form-state.ts";
import { startForm } from "./start-form.ts";
import type { FormDependencies } from "./form-dependencies.ts";

/** Looks after a form while its view is shown; answers how it stands. Both arguments must stay the same. */
export function useForm(
  place: RefObject<HTMLFormElement | null>,
  dependencies: FormDependencies,
): FormState {
  const [state, setState] = useState(idleForm);
  useEffect(() => {
    const form = place.current;
    return form ? startForm({ ...dependencies, form, show: setState }) : undefined;
  }, [place, dependencies]);
  return state;
}
