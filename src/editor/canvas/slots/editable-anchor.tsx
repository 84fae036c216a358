import { held, specOfKind } from "#/fields/held-value.ts";
import { useCallback } from "react";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { AnchorProps } from "#/sections/kit/index.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useCanvasTools } from "../canvas-tools.ts";

/**
 * A link that is edited: its words are typed in place, a click opens where it leads. It has no address of its own, so
 * that nothing on the canvas navigates and no link is dragged.
 */
export function EditableAnchor({
  of,
  className,
  fallback = "span",
  label,
  children,
}: AnchorProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const { handles } = useCanvasTools();
  const link = held(specOfKind(scope.specs, of, "link"), environment.useField(scope, of));
  const resolved = link ? environment.resolve(link) : undefined;
  const Tag = resolved ? "a" : fallback === "none" ? "span" : fallback;
  // where it leads decides the tag, and with another tag it is another element
  const register = useCallback(
    (element: HTMLElement | null): void => {
      if (element)
        handles.set(element, { kind: "link", target: scope.target, path: [...scope.path, of] });
    },
    [handles, scope, of],
  );
  return (
    <Tag
      ref={register}
      className={className}
      aria-label={label}
      aria-current={resolved?.isCurrent ? "page" : undefined}
      data-edit="link"
      data-topic={fieldTopic(scope.target, [...scope.path, of])}
      data-href={resolved?.href}
      data-broken={link && !resolved ? "" : undefined}
    >
      {children}
    </Tag>
  );
}
