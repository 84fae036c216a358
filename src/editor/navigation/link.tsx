import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { navigate } from "./location.ts";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An address of the app. */
  readonly to: string;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link within the app. With a modifier key, or into another tab, the browser follows it as any other. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps): ReactNode {
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== "_self"))
          return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
