import type { ReactNode } from "react";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { filesPath, mediaPath } from "./media-place.ts";

/** Pictures, or files for visitors. */
export function MediaKinds({ shown }: { shown: "pictures" | "files" }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("files");
  return (
    <Segmented
      className="media-kinds"
      label={t("nav")}
      value={shown}
      choices={[
        { value: "pictures", content: t("pictures") },
        { value: "files", content: t("title") },
      ]}
      onChoose={(kind) => navigate(kind === "files" ? filesPath(site.id) : mediaPath(site.id))}
    />
  );
}
