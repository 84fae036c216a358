import { Crop, Images, ImageUp, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import { LateSpotChooser } from "../../../fields/library/late-spot-chooser.ts";
import { LateCropDialog } from "../../../fields/picture/crop/late-crop-dialog.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import {
  failureWords,
  UploadChoices,
  UploadProgress,
} from "../../../fields/picture/upload-parts.tsx";
import { assetAddress } from "../../../fields/picture/picture-files.ts";
import {
  acceptedPictures,
  removePicture,
  replacePicture,
} from "../../../fields/picture/picture-commands.ts";
import type { UploadState } from "../../../fields/picture/upload-state.ts";
import { useSignal } from "../../../signals/signal.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { uploadsOf } from "../../../fields/picture/uploads.ts";
import { FieldNote } from "./field-note.tsx";
import { useFieldValue } from "./use-field-value.ts";
import type { FieldSpot } from "./use-field-value.ts";

export interface PictureSettingProps extends FieldSpot {
  readonly label: string;
  readonly hint?: string;
  readonly spec: PictureField;
  readonly isRound?: boolean;
}

/** How far an upload is, or why it failed. */
function UploadNote({ state, id }: { state: UploadState; id: string }): ReactNode {
  const t = useTranslate("editing");
  return (
    <span className="settings-upload">
      {state.failure === null ? (
        <UploadProgress state={state} />
      ) : (
        <>
          <FieldNote id={id} error={failureWords(state.failure, t)} />
          <UploadChoices state={state} />
        </>
      )}
    </span>
  );
}

function Shown({ picture, spec }: { picture: Picture | null; spec: PictureField }): ReactNode {
  const { site } = useEditor();
  if (!picture) return <ImageUp className="size-20" aria-hidden="true" />;
  const { asset, crop } = picture;
  return (
    <img
      src={assetAddress(site.id, asset, { width: 480, crop })}
      alt=""
      className={spec.ratio === "free" ? "is-whole" : undefined}
    />
  );
}

interface PictureToolsProps {
  readonly label: string;
  readonly hasPicture: boolean;
  readonly onFile: (file: File) => void;
  readonly onChoose: () => void;
  readonly onCrop: () => void;
  readonly onRemove: () => void;
}

function PictureTools(props: PictureToolsProps): ReactNode {
  const { label, hasPicture, onFile, onChoose, onCrop, onRemove } = props;
  const words = useTranslate("editing");
  const t = useTranslate("settings");
  return (
    <div className="settings-side">
      <FileButton
        className="button sm"
        accept={acceptedPictures}
        label={`${words(hasPicture ? "picture.replace" : "picture.add")}: ${label}`}
        onFile={onFile}
      >
        {words(hasPicture ? "picture.replace" : "picture.add")}
      </FileButton>
      <IconButton
        size="sm"
        label={`${words("frame.media")}: ${label}`}
        icon={<Images aria-hidden="true" />}
        onClick={onChoose}
      />
      {hasPicture && (
        <>
          <IconButton
            size="sm"
            label={t("picture.crop", { name: label })}
            icon={<Crop aria-hidden="true" />}
            onClick={onCrop}
          />
          <IconButton
            size="sm"
            label={t("picture.remove", { name: label })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      )}
    </div>
  );
}

/** A picture of the settings: chosen or dropped, cropped to its slot, removed. */
export function PictureSetting(props: PictureSettingProps): ReactNode {
  const { target, path, label, hint, spec, isRound = false } = props;
  const editor = useEditor();
  const [isCropping, setCropping] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isOver, setOver] = useState(false);
  const picture = useFieldValue({ target, path }, "picture") ?? null;
  const field = fieldTopic(target, path);
  const upload = useSignal(uploadsOf(editor)).get(field);
  const put = (file: File | undefined): void => {
    if (file) replacePicture(editor, { target, path }, file);
  };
  const ratio = spec.ratio === "free" ? "2 / 1" : spec.ratio.replace(":", " / ");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped here; the button does the same
    <div
      className={`settings-picture${isOver ? " is-over" : ""}`}
      role="group"
      aria-label={label}
      data-field={field}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        put(event.dataTransfer.files[0]);
      }}
    >
      <div className={`settings-shown${isRound ? " is-round" : ""}`} style={{ aspectRatio: ratio }}>
        <Shown picture={picture} spec={spec} />
      </div>
      <div className="grow">
        <p className="strong">{label}</p>
        {hint !== undefined && <p className="hint">{hint}</p>}
        <PictureTools
          label={label}
          hasPicture={picture !== null}
          onFile={put}
          onChoose={() => setChoosing(true)}
          onCrop={() => setCropping(true)}
          onRemove={() => removePicture(editor, { target, path })}
        />
        {upload && <UploadNote state={upload} id={`${field}-upload`} />}
      </div>
      {isChoosing && (
        <Suspense fallback={<Waiting />}>
          <LateSpotChooser spot={{ target, path }} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {isCropping && picture && (
        <Suspense fallback={<Waiting />}>
          <LateCropDialog
            spot={{ target, path }}
            spec={spec}
            picture={picture}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
