import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import type { ToastAction, ToastMessage } from "../ui/toast-stack.tsx";

/** Short messages: for the eye, and for a screen reader. */
export interface Notices {
  readonly toasts: Signal<readonly ToastMessage[]>;
  /** What a screen reader says next; what was said is gone again, so that nobody finds it on another screen. */
  readonly announcement: Signal<string>;
  toast(message: string, action?: ToastAction, more?: ToastAction): void;
  dismissToast(id: number): void;
  announce(message: string): void;
}

/** Milliseconds after which what was to be said has been. */
export const announcementStays = 5000;

export function createNotices(timers: Timers): Notices {
  const toasts = createSignal<readonly ToastMessage[]>([]);
  const announcement = createSignal("");
  let last = 0;
  let forget = (): void => undefined;
  return {
    toasts,
    announcement,
    toast(message, action, more) {
      last = Math.max(last + 1, timers.now());
      // one at a time: an older one has lost its place
      toasts.set([{ id: last, message, ...(action && { action }), ...(more && { more }) }]);
    },
    dismissToast: (id) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
    announce(message) {
      forget();
      announcement.set(message);
      forget = timers.after(announcementStays, () => announcement.set(""));
    },
  };
}
