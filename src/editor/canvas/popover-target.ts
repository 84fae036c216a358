import type { HandleOf } from "./handle.ts";

/** An element of the page whose popover is open. */
export type PopoverTarget =
  | {
      readonly kind: "picture";
      readonly element: HTMLElement;
      readonly handle: HandleOf<"picture">;
      /** Its toolbar takes the focus. */
      readonly isByKeys?: boolean;
      /** Opened by the bar's tools for both of its logos. */
      readonly isForLogos?: boolean;
      /** What of it is open at once. */
      readonly opens?: "alt";
    }
  | {
      readonly kind: "link";
      readonly element: HTMLElement;
      readonly handle: HandleOf<"link">;
      /** Its field takes the focus. */
      readonly takesFocus?: boolean;
    }
  | {
      readonly kind: "icon";
      readonly element: HTMLElement;
      readonly handle: HandleOf<"icon">;
      /** Its search takes the focus. */
      readonly isByKeys?: boolean;
    }
  | {
      readonly kind: "value";
      readonly element: HTMLElement;
      readonly handle: HandleOf<"value">;
      /** Its first control takes the focus. */
      readonly isByKeys?: boolean;
    }
  /** What of an item is edited beside it. */
  | { readonly kind: "options"; readonly element: HTMLElement; readonly handle: HandleOf<"item"> };
