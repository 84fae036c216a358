import { Suspense } from "react";
import type { ReactNode } from "react";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { popoverFields } from "#/fields/popover-fields.ts";
import type { Target } from "#/site/operations/target.ts";
import { fieldControls } from "./field-controls.ts";
import type { FieldControl } from "./field-controls.ts";
import { MovedInkNote } from "./moved-ink-note.tsx";
import { useControlTools } from "./use-control-tools.ts";
import { useField } from "./use-field.ts";
import type { FieldPlace } from "./use-field.ts";
import { useMaySet } from "./use-may-set.ts";

/** The way to the fields of a section itself. */
const itself: readonly string[] = [];

interface LevelProps {
  readonly target: Target;
  /** What leads to the fields: nothing for those of the section itself, a list and an item for those of an item. */
  readonly within?: readonly string[];
  readonly specs: FieldSpecs;
  /** What of the page takes the custom properties of a value that isn't kept yet. */
  readonly element: () => HTMLElement | undefined;
  /** Closes what the fields stand in. */
  readonly onLeave: () => void;
}

interface ControlProps extends Pick<LevelProps, "element" | "onLeave"> {
  readonly place: FieldPlace;
  readonly spec: FieldSpec;
  readonly Control: FieldControl;
}

/** The control of one field. */
export function FieldBeside({ place, spec, Control, element, onLeave }: ControlProps): ReactNode {
  const tools = useControlTools(place, onLeave);
  const [value, set] = useField<unknown>(place, kindOf(spec).setBy);
  if (value === undefined) return null;
  const preview = (next: unknown): void => {
    // custom properties only, until it is released
    const style = element()?.style;
    for (const [name, property] of Object.entries(kindOf(spec).variables?.(next, spec) ?? {}))
      style?.setProperty(name, property);
  };
  return <Control {...{ place, spec, value, tools }} onChange={set} onPreview={preview} />;
}

interface NeedyProps extends ControlProps {
  readonly needs: FieldPlace;
  /** What says whether a picture is shown that is there; without one it is. */
  readonly ground: FieldPlace | undefined;
}

/** A control that shows only where a field that it needs is filled, and seen. */
function NeedyField({ needs, ground, ...props }: NeedyProps): ReactNode {
  const [needed] = useField<unknown>(needs);
  const [on] = useField<unknown>(ground ?? needs);
  const isSeen = ground === undefined || on === "picture";
  if (!isSeen || needed === null || needed === undefined) return null;
  return (
    <>
      <FieldBeside {...props} />
      {props.spec.role === "ink" && <MovedInkNote ink={props.place} backdrop={needs} />}
    </>
  );
}

/** The field by which a section may stand on its picture or on something else. */
export function groundOf(specs: FieldSpecs): string | undefined {
  const name = fieldOfRole(specs, "ground", "choice");
  const spec = name === undefined ? undefined : specs[name];
  return spec?.kind === "choice" && spec.options.includes("picture") ? name : undefined;
}

/** The fields of a level that are edited beside it and that the user may set: those of a section or the footer, or of an item at any depth. */
export function FieldsBeside({ target, within = itself, specs, ...rest }: LevelProps): ReactNode {
  const ground = groundOf(specs);
  const maySet = useMaySet(target);
  const shown = popoverFields(specs).filter(([, spec]) => maySet(spec));
  const placeOf = (name: string): FieldPlace => ({ target, path: [...within, name] });
  return (
    <Suspense fallback={null}>
      {shown.map(([name, spec]) => {
        const needs = spec.needs && fieldOfRole(specs, spec.needs);
        const Control = fieldControls.get(spec.kind);
        if (!Control) return null;
        const props = { ...rest, place: placeOf(name), spec, Control };
        return needs === undefined ? (
          <FieldBeside key={name} {...props} />
        ) : (
          <NeedyField
            key={name}
            needs={placeOf(needs)}
            ground={ground === undefined ? undefined : placeOf(ground)}
            {...props}
          />
        );
      })}
    </Suspense>
  );
}
