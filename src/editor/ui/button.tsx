import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "./class-names.ts";

const variants = { primary: "primary", secondary: "", ghost: "ghost", danger: "danger" } as const;

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly variant?: keyof typeof variants;
  readonly size?: "sm" | "md" | "lg";
  /** Shows a spinner; the button keeps its focus and does nothing. */
  readonly isBusy?: boolean;
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ variant = "secondary", size = "md" }: ButtonProps): string {
  return classNames("button", variants[variant], size !== "md" && size);
}

export function Button({
  variant = "secondary",
  size = "md",
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size }), className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "children"> {
  /** What it does: for screen readers, and on hover. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button with just an icon. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames("icon-only", className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Button>
  );
}
