import { useRef } from "react";
import type { ReactNode } from "react";
import { useModal } from "#/chrome/use-modal.ts";
import { FormSign } from "#/sections/kit/form-answer.tsx";
import type { CallError } from "../forms/call.ts";
import type { Say } from "../forms/page-words.ts";

type InfoIcon = "done" | "warning" | "error";

export interface Info {
  readonly icon: InfoIcon;
  readonly title: string;
  readonly text: string;
}

/** What is said of a complaint that was sent, or of one that failed (specification, section 8; R11). */
export function infoOf(error: CallError | null, say: Say): Info {
  if (error === null) return { icon: "done", title: say("complaintSent"), text: "" };
  const text = error.message || say("reportRefresh");
  return error.status === 403
    ? { icon: "warning", title: say("reportThanks"), text }
    : { icon: "error", title: say("reportFailed"), text };
}

function InfoSign({ icon }: { icon: InfoIcon }): ReactNode {
  if (icon !== "error") return <FormSign kind={icon === "done" ? "ok" : "bad"} />;
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="m9 9 6 6m0-6-6 6" />
    </svg>
  );
}

export interface InfoDialogProps extends Info {
  readonly button: string;
  readonly onClosed: () => void;
}

/** Says one thing over the page until it is dismissed. */
export function InfoDialog({ icon, title, text, button, onClosed }: InfoDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      className="popup"
      role="alertdialog"
      aria-labelledby="report-info-title"
      aria-describedby={text === "" ? undefined : "report-info-text"}
      onClose={onClosed}
    >
      <div className="dialog dialog--info" data-on="page">
        <span className="badge-ico" data-icon={icon}>
          <InfoSign icon={icon} />
        </span>
        <h2 className="title" data-level="24" id="report-info-title">
          {title}
        </h2>
        {text !== "" && (
          <p className="text" id="report-info-text">
            {text}
          </p>
        )}
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          {button}
        </button>
      </div>
    </dialog>
  );
}
