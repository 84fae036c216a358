import { createElement, Suspense } from "react";
import type { ReactNode } from "react";
import { isKnownKind } from "#/fields/kinds.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import type { ShownValueProps, ShownValueTools } from "#/fields/shown-value.ts";
import { storableValueSchema } from "#/site/field-schema.ts";
import { shownValues } from "./shown-values.ts";
import "./value-change.css";

export interface ValueChangeProps {
  readonly spec: FieldSpec;
  /** As they are stored; undefined where they aren't known. */
  readonly before: unknown;
  readonly after: unknown;
  readonly tools: ShownValueTools;
  /** What it was is read with, where that is other. */
  readonly pastTools?: ShownValueTools;
}

/** Whether both values can be read as the field keeps them now. */
export function canShowChange({
  spec,
  before,
  after,
}: Pick<ValueChangeProps, "spec" | "before" | "after">): boolean {
  if (!isKnownKind(spec) || !shownValues.has(spec.kind)) return false;
  if (before === undefined || after === undefined) return false;
  const schema = storableValueSchema(spec);
  return schema.safeParse(before).success && schema.safeParse(after).success;
}

/** A value as its kind reads. */
function shown(props: ShownValueProps<AnySpec, unknown>): ReactNode {
  const shownAs = shownValues.get(props.spec.kind);
  return shownAs && createElement(shownAs, props);
}

/** A value as it was and is, each as its kind reads. */
export function ValueChange(props: ValueChangeProps): ReactNode {
  const { spec, before, after, tools, pastTools = tools } = props;
  return (
    <span className="value-change">
      <Suspense>
        <del>{shown({ spec, value: before, earlier: undefined, tools: pastTools })}</del>
        <span aria-hidden="true"> → </span>
        <ins>{shown({ spec, value: after, earlier: before, tools })}</ins>
      </Suspense>
    </span>
  );
}
