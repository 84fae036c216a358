import { Download, Replace, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { fileNameLimit } from "#/site/file.ts";
import { acceptedFiles } from "../../../fields/files/accepted-files.ts";
import { byteWords } from "#/lib/byte-words.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { DetailsHead } from "../details-head.tsx";
import { filesPath } from "../media-place.ts";
import { PlaceList } from "../place-list.tsx";
import { TagFields } from "../tag-fields.tsx";
import type { FileActions } from "./use-file-actions.ts";
import type { LinkedFile } from "./use-linked-files.ts";

interface FileDetailsProps {
  readonly linked: LinkedFile;
  /** Tags that others have. */
  readonly tags: readonly string[];
  readonly actions: FileActions;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function FileTools({
  linked: { file, places },
  actions,
  onDelete,
}: Pick<FileDetailsProps, "linked" | "actions" | "onDelete">): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("files");
  const media = useTranslate("media");
  const may = useMay();
  const name = encodeURIComponent(file.name);
  return (
    <div className="row media-tools">
      <a
        className="button"
        href={`/api/v1/sites/${site.id}/files/${file.hash}/file?name=${name}`}
        download=""
      >
        <Download aria-hidden="true" />
        {t("download")}
      </a>
      {may("editor") && (
        <>
          <FileButton
            className="button"
            accept={acceptedFiles}
            onFile={(by) => actions.replace(file, by)}
          >
            <Replace aria-hidden="true" />
            {t("replace")}
          </FileButton>
          <Button disabled={!places} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            {media("delete.one")}
          </Button>
        </>
      )}
    </div>
  );
}

/** Everything about a file, beside the library; on phones in its place. */
export function FileDetails(props: FileDetailsProps): ReactNode {
  const { linked, tags, actions, onClose, onDelete } = props;
  const { file, places } = linked;
  const { site } = useEditor();
  const t = useTranslate("files");
  const media = useTranslate("media");
  const may = useMay();
  const language = useLanguage();
  return (
    <aside className="media-details" aria-label={t("details", { name: file.name })}>
      <DetailsHead
        label={t("name")}
        name={file.name}
        limit={fileNameLimit}
        isReadOnly={!may("editor")}
        onRename={(name) => actions.rename(file, name)}
        backTo={filesPath(site.id)}
        backLabel={t("back")}
        onClose={onClose}
      />
      <FileTools linked={linked} actions={actions} onDelete={onDelete} />
      {may("editor") && <p className="hint">{t("replaceHint")}</p>}
      {places && (
        <section>
          <h2>{places.length === 0 ? t("unlinked") : t("linked", { count: places.length })}</h2>
          <PlaceList places={places} />
        </section>
      )}
      <dl className="media-facts">
        <dt>{media("size")}</dt>
        <dd className="num">
          {file.kind.toUpperCase()}, {byteWords(file.size, language)}
        </dd>
        <dt>{media("tags.title")}</dt>
        <dd>
          {may("editor") ? (
            <TagFields tags={file.tags} known={tags} onChange={(next) => actions.tag(file, next)} />
          ) : (
            file.tags.join(", ")
          )}
        </dd>
      </dl>
    </aside>
  );
}
