import { mayApply } from "#/api/roles.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { Target } from "#/site/operations/target.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";

/** Which fields of a target the user may set: writers pictures, and no values (decision 190). */
export function useMaySet(target: Target): (spec: FieldSpec) => boolean {
  const role = useSignal(useEditor().role);
  return (spec) => mayApply(role, { name: kindOf(spec).setBy, args: { target } });
}
