import { useRef, useState } from "react";
import type { ToastMessage } from "./toast-stack.tsx";

export interface ToastsState {
  readonly toasts: readonly ToastMessage[];
  /** Answers the toast's id. What follows an earlier toast takes the place of it. */
  show(message: string, action?: ToastMessage["action"], earlier?: number): number;
  dismiss(id: number): void;
}

/** The toasts of a screen. */
export function useToasts(): ToastsState {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const last = useRef(0);
  return {
    toasts,
    show(message, action, earlier) {
      last.current += 1;
      const toast = { id: last.current, message, ...(action && { action }) };
      setToasts((all) => [...all.filter(({ id }) => id !== earlier).slice(-2), toast]);
      return toast.id;
    },
    dismiss: (id) => setToasts((all) => all.filter((toast) => toast.id !== id)),
  };
}
