import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import "./ui.css";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Something that was done, how to take it back, and what can be done next. */
export interface ToastMessage {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction;
  readonly more?: ToastAction;
}

export interface ToastStackProps {
  readonly label: string;
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: number) => void;
}

/** Milliseconds that a toast stays, with something to do and without. */
const toastStays = { withAction: 8000, plain: 4000 } as const;

/** What was done lately. Pointing at a toast or focusing it stops its time. */
export function ToastStack({ label, toasts, onDismiss }: ToastStackProps): ReactNode {
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </section>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: () => void }): ReactNode {
  const [isHeld, setHeld] = useState(false);
  const { action, more } = toast;
  const leave = useEffectEvent(onDismiss);
  const stays = action ? toastStays.withAction : toastStays.plain;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), stays);
    return () => clearTimeout(timer);
  }, [isHeld, stays]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.message}</span>
      {[more, action].map(
        (one) =>
          one && (
            <button
              key={one.label}
              type="button"
              onClick={() => {
                one.run();
                onDismiss();
              }}
            >
              {one.label}
            </button>
          ),
      )}
    </div>
  );
}
