import type { ReactNode } from "react";
import { pictureRefusalSchema } from "#/api/picture-refusals.ts";
import { isFinal } from "../../api/is-final.ts";
import { replacePicture } from "./picture-commands.ts";
import type { UploadFailure, UploadState } from "./upload-state.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";

/** Why a picture wasn’t taken, in the owner’s words. */
export function reasonWords({ code, details }: UploadFailure, t: Translate<"editing">): string {
  const { data } = pictureRefusalSchema.safeParse(details);
  if (data) {
    const { reason, width = 0, height = 0 } = data;
    return t(`picture.refusal.${reason}`, { width, height });
  }
  const known = {
    network: "picture.lost",
    forbidden: "picture.forbidden",
    "unsupported-media-type": "picture.refusal.kind",
    "payload-too-large": "picture.tooLarge",
    "too-many-requests": "picture.busy",
    unavailable: "picture.busy",
    "no-room": "picture.noRoom",
    "storage-full": "picture.serverFull",
  } as const;
  return t(code in known ? known[code as keyof typeof known] : "picture.notTaken");
}

/** That an upload failed, and why. */
export function failureWords(failure: UploadFailure, t: Translate<"editing">): string {
  return t("picture.failed", { reason: reasonWords(failure, t) });
}

/** How much of an upload is sent, that the server works on the whole of it, and the way to stop it. */
export function UploadProgress({ state }: { state: UploadState }): ReactNode {
  const t = useTranslate("editing");
  const share = state.progress * 100;
  return (
    <>
      <span className="num strong" role="status">
        {share < 100 ? `${Math.round(share)}%` : t("picture.processing")}
      </span>
      <span className="bar" style={{ "--v": `${share}%` }} />
      <button type="button" className="button sm" onClick={state.cancel}>
        {t("picture.cancelUpload")}
      </button>
    </>
  );
}

/** What can be done about an upload that failed: send it again where that may help, or stay with the old picture. */
export function UploadChoices({ state }: { state: UploadState }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  return (
    <>
      {state.failure && !isFinal(state.failure) && (
        <button
          type="button"
          className="button sm"
          onClick={() => replacePicture(editor, state, state.file)}
        >
          {t("retry")}
        </button>
      )}
      <button type="button" className="button sm" onClick={state.cancel}>
        {t("picture.keepOld")}
      </button>
    </>
  );
}
