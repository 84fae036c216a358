import type { ComponentType } from "react";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { FieldSpec, ListSpec } from "#/fields/kinds.ts";
import type { IconField } from "#/fields/icon/spec.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { ProseEditing } from "./prose/prose-editing.ts";
import type { TextSession } from "./text/text-session.ts";

/** What an element of the page stands for while it is edited. */
export type Handle =
  | {
      readonly kind: "picture";
      readonly target: Target;
      readonly path: FieldPath;
      readonly spec: PictureField;
      readonly isBackground: boolean;
      /** The link of the item that the picture stands for. */
      readonly link: FieldPath | null;
    }
  | {
      readonly kind: "text";
      readonly target: Target;
      readonly path: FieldPath;
      /** The choice that aligns the text. */
      readonly alignment: FieldPath | null;
      /** What else can be done with its words. */
      readonly Tools: ComponentType<{ readonly session: TextSession }> | undefined;
    }
  | { readonly kind: "link"; readonly target: Target; readonly path: FieldPath }
  | {
      readonly kind: "icon";
      readonly target: Target;
      readonly path: FieldPath;
      readonly spec: IconField;
    }
  | {
      readonly kind: "value";
      readonly target: Target;
      readonly path: FieldPath;
      readonly spec: FieldSpec;
    }
  | {
      readonly kind: "prose";
      readonly target: Target;
      readonly path: FieldPath;
      readonly editing: ProseEditing;
    }
  | {
      readonly kind: "item";
      readonly target: Target;
      readonly list: FieldPath;
      readonly item: string;
      readonly spec: ListSpec;
    }
  | {
      readonly kind: "list";
      readonly target: Target;
      readonly list: FieldPath;
      readonly spec: ListSpec;
    };

export type HandleOf<Kind extends Handle["kind"]> = Extract<Handle, { kind: Kind }>;

/** Which element stands for what. Elements have the attribute `data-edit` with the kind, so that they can be found. */
export interface Handles {
  set(element: Element, handle: Handle): void;
  /** The nearest element around a node that stands for something of this kind. */
  around<Kind extends Handle["kind"]>(
    node: Element,
    kind: Kind,
  ): { element: HTMLElement; handle: HandleOf<Kind> } | undefined;
}

function isOfKind<Kind extends Handle["kind"]>(
  handle: Handle | null | undefined,
  kind: Kind,
): handle is HandleOf<Kind> {
  return handle?.kind === kind;
}

export function createHandles(): Handles {
  const known = new WeakMap<Element, Handle>();
  return {
    set(element, handle) {
      known.set(element, handle);
    },
    around(node, kind) {
      const element = node.closest<HTMLElement>(`[data-edit="${kind}"]`);
      const handle = element && known.get(element);
      return element && isOfKind(handle, kind) ? { element, handle } : undefined;
    },
  };
}
