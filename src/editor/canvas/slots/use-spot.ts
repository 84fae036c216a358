import { useLayoutEffect, useState } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useMay } from "../../session/hooks.ts";
import { fieldWord } from "../../words/own-names.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import type { Handle } from "../handle.ts";
import type { SpotKind } from "../places-of-spot.ts";

/** The attributes of an element whose click opens the control of a field of the scope, for who may set it, and what the field is called. */
export function useSpot(kind: SpotKind, spec: FieldSpec, of: string) {
  const { target, path: level } = useScope();
  const { handles } = useCanvasTools();
  const [element, setElement] = useState<Element | null>(null);
  const path = [...level, of];
  // values are set by operations that writers have none of (decision 996)
  const mayChange = useMay()("editor");
  useLayoutEffect(() => {
    // an icon's place has the spec of an icon: its slot has looked for one
    if (element) handles.set(element, { kind, target, path, spec } as Handle);
  });
  return {
    label: spec.label && fieldWord(spec.label),
    added: mayChange
      ? ({
          ref: setElement,
          role: "button",
          tabIndex: 0,
          "aria-haspopup": "dialog",
          "data-edit": kind,
          "data-topic": fieldTopic(target, path),
        } as const)
      : undefined,
  };
}
