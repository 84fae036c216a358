import { useState } from "react";
import type { ToastMessage } from "./toast-stack.tsx";

export interface ToastsState {
  readonly toasts: readonly ToastMessage[];
  show(message: string, action?: ToastMessage["action"]): void;
  dismiss(id: number): void;
}

/** The toasts of a screen. */
export function useToasts(): ToastsState {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return {
    toasts,
    show(message, action) {
      setToasts((all) => {
        const id = (all.at(-1)?.id ?? 0) + 1;
        return [...all.slice(-2), { id, message, ...(action && { action }) }];
      });
    },
    dismiss: (id) => setToasts((all) => all.filter((toast) => toast.id !== id)),
  };
}
