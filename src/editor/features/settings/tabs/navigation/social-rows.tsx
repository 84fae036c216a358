import { useId } from "react";
import type { ReactNode } from "react";
import { SocialIcon, socialNames } from "#/chrome/social-icon.tsx";
import type { SocialKind } from "#/chrome/social-icon.tsx";
import type { FieldPath } from "#/site/operations/target.ts";
import { navigationFields, socialKinds } from "#/site/navigation.ts";
import { useEditor } from "../../../../session/editor.ts";
import { Select } from "../../../../ui/select.tsx";
import { LinkSetting } from "../../form/link-setting.tsx";
import { ItemRows } from "./item-rows.tsx";
import type { ItemFormProps } from "./item-rows.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

const target = { part: "navigation" } as const;

function useKindName(): (kind: SocialKind) => string {
  const t = useTranslate("settings");
  return (kind) => socialNames[kind] ?? t("navigation.otherNetwork");
}

/** Whose icon it is. */
function KindSetting({ kind, path }: { kind: SocialKind; path: FieldPath }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const id = useId();
  const nameOf = useKindName();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("navigation.network")}
      </label>
      <span className="settings-kind">
        <SocialIcon kind={kind} />
        <Select
          id={id}
          value={kind}
          options={socialKinds.map((one) => [one, nameOf(one)] as const)}
          onChange={(value) =>
            void editor.dispatch({ name: "field.set", args: { target, path, value } })
          }
        />
      </span>
    </div>
  );
}

function SocialForm({ item, path }: ItemFormProps): ReactNode {
  const t = useTranslate("settings");
  return (
    <>
      <KindSetting kind={item["kind"] as SocialKind} path={[...path, "kind"]} />
      <LinkSetting target={target} path={[...path, "link"]} label={t("navigation.socialTarget")} />
    </>
  );
}

/** The icons of social networks at the bar's end. */
export function SocialRows(): ReactNode {
  const t = useTranslate("settings");
  const nameOf = useKindName();
  return (
    <ItemRows
      spot={{ target, list: ["socials"], spec: navigationFields.socials }}
      addLabel={t("navigation.addSocial")}
      nameOf={(item) => nameOf(item["kind"] as SocialKind)}
      Form={SocialForm}
    />
  );
}
