import type { ReactNode } from "react";
import { replacePicture } from "./picture-commands.ts";
import type { UploadState } from "./upload-state.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";

/** Why a file wasn't taken, in the owner's words. */
export function reasonWords(
  { code, message }: NonNullable<UploadState["failure"]>,
  t: Translate<"editing">,
): string {
  const known = {
    network: "picture.lost",
    "unsupported-media-type": "picture.wrongType",
    "too-many-requests": "picture.busy",
    unavailable: "picture.busy",
  } as const;
  return code in known ? t(known[code as keyof typeof known]) : message;
}

/** That an upload failed, and why. */
export function failureWords(
  failure: NonNullable<UploadState["failure"]>,
  t: Translate<"editing">,
): string {
  return t("picture.failed", { reason: reasonWords(failure, t) });
}

/** How much of an upload is sent, and the way to stop it. */
export function UploadProgress({ state }: { state: UploadState }): ReactNode {
  const t = useTranslate("editing");
  const share = state.progress * 100;
  return (
    <>
      <span className="num strong" role="status">
        {Math.round(share)}%
      </span>
      <span className="bar" style={{ "--v": `${share}%` }} />
      <button type="button" className="button sm" onClick={state.cancel}>
        {t("picture.cancelUpload")}
      </button>
    </>
  );
}

/** What can be done about an upload that failed: send it again, or stay with the old picture. */
export function UploadChoices({ state }: { state: UploadState }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  return (
    <>
      <button
        type="button"
        className="button sm"
        onClick={() => replacePicture(editor, state, state.file)}
      >
        {t("retry")}
      </button>
      <button type="button" className="button sm" onClick={state.cancel}>
        {t("picture.keepOld")}
      </button>
    </>
  );
}
