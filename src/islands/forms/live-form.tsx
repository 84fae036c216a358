import { useLayoutEffect } from "react";
import type { ReactNode, RefObject } from "react";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/environment.ts";
import type { Environment, Scope } from "#/sections/kit/environment.ts";
import { FormInside } from "#/sections/kit/form.tsx";
import { FormStateContext } from "#/sections/kit/form-state.ts";
import type { FormDependencies } from "./form-dependencies.ts";
import { useForm } from "./use-form.ts";

export interface LiveFormProps {
  readonly place: RefObject<HTMLFormElement>;
  readonly dependencies: FormDependencies;
  readonly environment: Environment;
  readonly scope: Scope;
  readonly hidden: Readonly<Record<string, string>>;
  /** Called once it is rendered, before anything is painted. */
  readonly onRendered: () => void;
  readonly children: ReactNode;
}

/** What stands in a form, rendered as it came, and alive. */
export function LiveForm(props: LiveFormProps): ReactNode {
  const { place, dependencies, environment, scope, hidden, onRendered, children } = props;
  const state = useForm(place, dependencies);
  useLayoutEffect(onRendered, [onRendered]);
  return (
    <EnvironmentContext value={environment}>
      <ScopeContext value={scope}>
        <FormStateContext value={state}>
          <FormInside hidden={hidden}>{children}</FormInside>
        </FormStateContext>
      </ScopeContext>
    </EnvironmentContext>
  );
}
