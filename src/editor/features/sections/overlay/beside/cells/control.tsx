import type { ReactNode } from "react";
import { CellsControl } from "#/fields/cells/control.tsx";
import type { CellsField } from "#/fields/cells/spec.ts";
import type { FieldControlProps } from "#/fields/field-control.ts";
import { canvasState } from "../../../../../canvas/canvas-state.ts";
import { useEditor } from "../../../../../session/editor.ts";
import { useSignal } from "../../../../../signals/signal.ts";
import { LinkControlContext } from "../../../../../ui/link-control.ts";
import type { LinkControlProps } from "../../../../../ui/link-control.ts";
import { useField } from "../../use-field.ts";
import type { FieldPlace } from "../../use-field.ts";
import { LinkBeside } from "../link-beside.tsx";
import { CellFrame } from "./cell-frame.tsx";
import { placeOfPressedCell } from "./pressed-cell.ts";

function drawLinkOf(place: FieldPlace): (props: LinkControlProps) => ReactNode {
  return (props) => <LinkBeside {...props} place={place} />;
}

interface CellsProps extends FieldControlProps<CellsField> {
  readonly place: FieldPlace;
}

/** The control of a row's cells, or of the one that was pressed, with what they are besides their words. */
export function CellsBeside({ place, ...props }: CellsProps): ReactNode {
  const { popoverTarget } = canvasState(useEditor());
  const popover = useSignal(popoverTarget);
  const { spec, tools } = props;
  const { facts } = spec;
  const [list, item] = place.path;
  const isOfItem = facts !== undefined && list !== undefined && item !== undefined;
  const path = isOfItem ? [list, item, facts.field] : place.path;
  const [value, onChange] = useField<unknown>({ ...place, path });
  const beside = isOfItem ? { value, onChange } : undefined;
  const pressed = tools.itemsOf(spec.columns)[placeOfPressedCell(popover) ?? -1];
  const control = <CellsControl {...props} beside={beside} only={pressed?.id} />;
  const close = (): void => {
    popoverTarget.set(null);
    popover?.element.focus();
  };
  const row = tools.itemsOf(list ?? "").find(({ id }) => id === item)?.name ?? "";
  return (
    <LinkControlContext value={drawLinkOf({ ...place, path })}>
      {pressed ? (
        <CellFrame
          key={pressed.id}
          title={[pressed.name, row].filter((name) => name !== "").join(" · ")}
          onClose={close}
        >
          {control}
        </CellFrame>
      ) : (
        control
      )}
    </LinkControlContext>
  );
}
