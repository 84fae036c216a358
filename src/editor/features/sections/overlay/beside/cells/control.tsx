import type { ReactNode } from "react";
import { CellsControl } from "#/fields/cells/control.tsx";
import type { CellsField } from "#/fields/cells/spec.ts";
import type { FieldControlProps } from "#/fields/field-control.ts";
import { LinkControlContext } from "../../../../../ui/link-control.ts";
import type { LinkControlProps } from "../../../../../ui/link-control.ts";
import { useField } from "../../use-field.ts";
import type { FieldPlace } from "../../use-field.ts";
import { LinkBeside } from "../link-beside.tsx";

function drawLink(props: LinkControlProps): ReactNode {
  return <LinkBeside {...props} />;
}

interface CellsProps extends FieldControlProps<CellsField> {
  readonly place: FieldPlace;
}

/** The control of a row's cells, with what they are besides their words. */
export function CellsBeside({ place, ...props }: CellsProps): ReactNode {
  const { facts } = props.spec;
  const [list, item] = place.path;
  const isOfItem = facts !== undefined && list !== undefined && item !== undefined;
  const path = isOfItem ? [list, item, facts.field] : place.path;
  const [value, onChange] = useField<unknown>({ ...place, path });
  return (
    <LinkControlContext value={drawLink}>
      <CellsControl {...props} beside={isOfItem ? { value, onChange } : undefined} />
    </LinkControlContext>
  );
}
