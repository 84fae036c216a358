import { lazy, useState } from "react";
import type { ReactNode } from "react";
import { isOfKind } from "#/fields/held-value.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec } from "#/site/operations/target.ts";
import type { FieldPath } from "#/site/operations/target.ts";
import type { Handle } from "../../../canvas/handle.ts";
import { anyTopic, fieldTopic } from "../../../document-store/topics.ts";
import { valueOfKind } from "../../../document-store/read-field.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ownIcons, sharedIconSteps } from "./shared-icon.ts";

const LateIconControl = lazy(async () => ({
  default: (await import("#/fields/icon/control.tsx")).IconControl,
}));

type IconHandle = Extract<Handle, { kind: "icon" }>;
type Reach = "one" | "all";

function useIconName({ target }: IconHandle, path: FieldPath): string {
  const { store } = useEditor();
  const topic = fieldTopic(target, path);
  return (
    useStored(store, topic, (records) => valueOfKind(records, { target, path, kind: "icon" })) ?? ""
  );
}

/** An icon of its own, which nothing else shows. */
function OneIcon({ handle, ownLabel }: { handle: IconHandle; ownLabel?: string }): ReactNode {
  const editor = useEditor();
  const { target, path, spec } = handle;
  return (
    <LateIconControl
      spec={spec}
      value={useIconName(handle, path)}
      ownLabel={ownLabel}
      onChange={(value) =>
        void editor.dispatch({ name: "field.set", args: { target, path, value } })
      }
    />
  );
}

/** The icon of an item, or one for all items of the section. */
function ItemIcon({ handle, shared }: { handle: IconHandle; shared: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const [reach, setReach] = useState<Reach>("one");
  const { store } = editor;
  const { target, spec } = handle;
  const value = useIconName(handle, [shared]);
  const isMixed = useStored(
    store,
    anyTopic,
    (records) => ownIcons(records, target, shared).length > 0,
  );
  const sharedSpec = useStored(store, anyTopic, (records) =>
    findSpec(records, target, [shared], templates),
  );
  return (
    <div className="grid tight">
      <Segmented<Reach>
        isFull
        label={t("icon.reach")}
        choices={[
          { value: "one", label: t("icon.one") },
          { value: "all", label: t("icon.all") },
        ]}
        value={reach}
        onChoose={setReach}
      />
      {reach === "one" ? (
        <OneIcon handle={handle} ownLabel={value === "" ? undefined : t("icon.asOthers")} />
      ) : (
        <LateIconControl
          spec={isOfKind(sharedSpec, "icon") ? sharedSpec : spec}
          value={isMixed ? null : value}
          onChange={(next) =>
            void editor.dispatch(sharedIconSteps(store.records(), target, { shared, value: next }))
          }
        />
      )}
    </div>
  );
}

/** The control of an icon on the page. */
export function IconChoice({ handle }: { handle: IconHandle }): ReactNode {
  const { fallback } = handle.spec;
  return fallback === undefined ? (
    <OneIcon handle={handle} />
  ) : (
    <ItemIcon handle={handle} shared={fallback} />
  );
}
