import { specOfKind } from "#/fields/held-value.ts";
import { useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { IconSlotProps } from "#/sections/kit/index.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { fieldWord } from "../../words/own-names.ts";
import { useCanvasTools } from "../canvas-tools.ts";

/** An icon that another one takes the place of, chosen by a click. */
export function EditableIcon({ of, children }: IconSlotProps): ReactNode {
  const scope = useScope();
  const { handles } = useCanvasTools();
  const [element, setElement] = useState<Element | null>(null);
  const spec = specOfKind(scope.specs, of, "icon");
  const path = [...scope.path, of];
  useLayoutEffect(() => {
    if (element) handles.set(element, { kind: "icon", target: scope.target, path, spec });
  });
  const marks = { "data-edit": "icon", "data-topic": fieldTopic(scope.target, path) };
  return children({
    ref: setElement,
    role: "button",
    tabIndex: 0,
    "aria-label": spec.label && fieldWord(spec.label),
    "aria-haspopup": "dialog",
    "aria-hidden": undefined,
    ...marks,
  });
}
