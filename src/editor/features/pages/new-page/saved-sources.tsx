import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { OperationRefusal } from "#/site/operations/operation.ts";
import { SavedList } from "../../../saved/saved-list.tsx";
import { SavedOption } from "../../../saved/saved-option.tsx";
import type { ListedOption } from "../../../saved/saved-option.tsx";
import { DeletedNote, SavedState } from "../../../saved/saved-state.tsx";
import { useSaved } from "../../../saved/use-saved.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { savedPageOf } from "./foreign-sources.ts";
import type { SourceProps } from "./page-source.ts";
import { SourceThumbnail } from "./source-thumbnail.tsx";

/** The pages that the account has saved, as they would look on this site. */
export function SavedSources({ source, onChoose }: SourceProps): ReactNode {
  const t = useTranslate("pages");
  const saved = useSaved("page");
  const chosen = source.kind === "saved" ? source.saved.id : undefined;
  return (
    <>
      <SavedState
        saved={saved}
        failed={t("saved.failed")}
        empty={t("saved.empty")}
        emptyHint={t("saved.emptyHint")}
      />
      <SavedList
        list={saved.list ?? []}
        saved={saved}
        label={t("add.saved")}
        onChoose={(one) => onChoose({ kind: "saved", saved: one })}
        renderOption={(one, { onRename, onDelete, ...option }) => (
          <SavedPage
            key={one.id}
            {...option}
            isChosen={one.id === chosen}
            onRename={(name) => {
              onRename(name);
              if (one.id === chosen) onChoose({ kind: "saved", saved: { ...one, name } });
            }}
            onDelete={() => {
              onDelete();
              if (one.id === chosen) onChoose({ kind: "none" });
            }}
          />
        )}
      />
      <DeletedNote saved={saved} />
    </>
  );
}

function SavedPage(props: ListedOption): ReactNode {
  const editor = useEditor();
  const say = useTranslate("screens");
  const t = useTranslate("pages");
  const { saved } = props;
  const { error, refetch } = useQuery({
    queryKey: ["saved-page", editor.site.id, saved.id],
    queryFn: async () => (await savedPageOf(editor, saved)).sections.length,
    retry: false,
  });
  const isNewer = error instanceof OperationRefusal;
  return (
    <SavedOption
      {...props}
      note={error ? (isNewer ? say("kept.newer") : t("notLoaded")) : undefined}
      isUsable={!error}
      onRetry={error && !isNewer ? () => void refetch() : undefined}
      thumbnail={
        // drawn anew once it can be had
        <SourceThumbnail
          key={String(error !== null)}
          source={{ kind: "saved", saved }}
          title={saved.name}
        />
      }
    />
  );
}
