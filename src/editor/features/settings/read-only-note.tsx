import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { People } from "#/api/people.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";

/** The first owner of the site; undefined until it is known, and where it isn't told, as to guests of a link. */
function useOwnerName(): string | undefined {
  const { call, site } = useEditor();
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (site.isGuest) return;
    const control = new AbortController();
    call<People>(`sites/${site.id}/people`, { signal: control.signal }).then(
      ({ people }) =>
        control.signal.aborted || setName(people.find(({ role }) => role === "owner")?.name),
      () => undefined,
    );
    return () => control.abort();
  }, [call, site]);
  return name;
}

/** Above settings that can be read only: why, and whom to ask. */
export function ReadOnlyNote(): ReactNode {
  const t = useTranslate("settings");
  const name = useOwnerName();
  return (
    <p className="settings-viewer secondary-text">
      <Eye className="size-18" aria-hidden="true" />
      {name === undefined ? t("readOnly") : t("askOwner", { name })}
    </p>
  );
}
