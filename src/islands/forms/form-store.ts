import { idleForm } from "#/sections/kit/form-state.ts";
import type { FormState } from "#/sections/kit/form-state.ts";

/** How a form stands; every change is shown. */
export interface FormStore {
  readonly state: FormState;
  set(changes: Partial<FormState>): void;
  /** Says what is wrong with one field, or that nothing is. */
  setProblem(name: string, text: string | undefined): void;
}

export function createFormStore(show: (state: FormState) => void, signal: AbortSignal): FormStore {
  let state: FormState = { ...idleForm, isLive: true };

  function set(changes: Partial<FormState>): void {
    if (signal.aborted) return;
    state = { ...state, ...changes };
    show(state);
  }

  return {
    get state() {
      return state;
    },
    set,
    setProblem(name, text) {
      const { [name]: before, ...others } = state.problems;
      if (before === text) return;
      set({ problems: text === undefined ? others : { ...others, [name]: text } });
    },
  };
}
