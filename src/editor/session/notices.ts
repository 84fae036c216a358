import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Short messages: for the eye, and for a screen reader. */
export interface Notices {
  readonly toasts: Signal<readonly Toast[]>;
  /** What a screen reader says next. */
  readonly announcement: Signal<string>;
  toast(message: string, action?: Toast["action"]): void;
  dismissToast(id: number): void;
  announce(message: string): void;
}

export function createNotices(timers: Timers): Notices {
  const toasts = createSignal<readonly Toast[]>([]);
  const announcement = createSignal("");
  let last = 0;
  return {
    toasts,
    announcement,
    toast(message, action) {
      last = Math.max(last + 1, timers.now());
      // one at a time: an older one has lost its place
      toasts.set([{ id: last, message, ...(action && { action }) }]);
    },
    dismissToast: (id) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
    announce: (message) => announcement.set(message),
  };
}
