import { specOfKind } from "#/fields/held-value.ts";
import { useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { IconSlotProps } from "#/sections/kit/index.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { fieldWord } from "../../words/own-names.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import { placesOfIcon } from "../places-of-icon.ts";

/** One field may be drawn many times; the Tab key reaches the first of them. */
function keepOneStop(places: readonly Element[]): void {
  for (const [index, place] of places.entries()) {
    const stop = index === 0 ? "0" : "-1";
    if (place.getAttribute("tabindex") !== stop) place.setAttribute("tabindex", stop);
  }
}

/** An icon that another one takes the place of, chosen by a click. */
export function EditableIcon({ of, children }: IconSlotProps): ReactNode {
  const scope = useScope();
  const { handles } = useCanvasTools();
  const [element, setElement] = useState<Element | null>(null);
  const spec = specOfKind(scope.specs, of, "icon");
  const path = [...scope.path, of];
  const topic = fieldTopic(scope.target, path);
  useLayoutEffect(() => {
    if (!element) return;
    handles.set(element, { kind: "icon", target: scope.target, path, spec });
    const { ownerDocument: page } = element;
    keepOneStop(placesOfIcon(page, topic));
    return () => keepOneStop(placesOfIcon(page, topic).filter((place) => place !== element));
  });
  const marks = { "data-edit": "icon", "data-topic": topic };
  return children({
    ref: setElement,
    role: "button",
    "aria-label": spec.label && fieldWord(spec.label),
    "aria-haspopup": "dialog",
    "aria-hidden": undefined,
    ...marks,
  });
}
