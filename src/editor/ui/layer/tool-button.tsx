import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";

export interface ToolButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** A button of a toolbar: an icon with a name. */
export function ToolButton({ label, Icon, ...rest }: ToolButtonProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} {...rest}>
      <Icon aria-hidden="true" />
    </button>
  );
}
