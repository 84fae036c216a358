import type { ComponentProps, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Pressable,
} from "react-aria-components";
import { classNames } from "./class-names.ts";
import "./ui.css";

export interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ComponentProps<typeof Pressable>["children"];
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end";
  readonly className?: string;
  /** Above the rows. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A menu that a button opens. */
export function Menu({
  label,
  trigger,
  placement = "bottom end",
  className,
  head,
  children,
}: MenuProps): ReactNode {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover placement={placement} offset={4} className={classNames("pop menu", className)}>
        {head}
        <AriaMenu aria-label={label} className="menu-l">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly href?: string;
  /** A link of it opens a tab of its own. */
  readonly opensNewTab?: boolean;
  readonly onAction?: () => void;
  readonly children: string;
}

export function MenuItem({
  icon,
  isDanger = false,
  href,
  opensNewTab = false,
  onAction,
  children,
}: MenuItemProps): ReactNode {
  return (
    <AriaMenuItem
      className={({ isFocused, isHovered }) =>
        classNames("mi", isDanger && "dan", (isFocused || isHovered) && "is-hover")
      }
      textValue={children}
      {...(href !== undefined && { href })}
      {...(opensNewTab && { target: "_blank", rel: "noopener" })}
      {...(onAction && { onAction })}
    >
      {icon}
      <span className="grow">{children}</span>
    </AriaMenuItem>
  );
}
