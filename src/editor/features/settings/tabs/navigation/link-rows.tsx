import { held } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { navigationFields } from "#/site/navigation.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { LinkSetting } from "../../form/link-setting.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { ItemRows } from "./item-rows.tsx";
import type { ItemFormProps, ItemRowsProps } from "./item-rows.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

const target = { part: "navigation" } as const;

function LinkFields({ path }: ItemFormProps): ReactNode {
  const t = useTranslate("settings");
  return (
    <>
      <TextSetting target={target} path={[...path, "text"]} label={t("navigation.linkText")} />
      <LinkSetting target={target} path={[...path, "link"]} label={t("navigation.linkTarget")} />
    </>
  );
}

/** A link with those of its own menu. */
function LinkForm({ item, path }: ItemFormProps): ReactNode {
  const t = useTranslate("settings");
  return (
    <>
      <LinkFields item={item} path={path} />
      <div className="settings-item-menu">
        <LinkList
          spot={{ target, list: [...path, "links"], spec: navigationFields.links.item.links }}
          addLabel={t("navigation.addMenuLink")}
          Form={LinkFields}
        />
      </div>
    </>
  );
}

/** Links in their order, each called by its words. */
function LinkList(props: Pick<ItemRowsProps, "spot" | "addLabel" | "Form">): ReactNode {
  const { language } = useEditor();
  const t = useTranslate("settings");
  const code = useSignal(language);
  const primary = primaryLanguage(useSitePart("languages"));
  return (
    <ItemRows
      {...props}
      nameOf={(item, index) =>
        readText(held(navigationFields.links.item.text, item["text"]) ?? {}, code, primary) ||
        t("navigation.link", { number: index + 1 })
      }
    />
  );
}

/** The links of the bar in their order. */
export function LinkRows(): ReactNode {
  const t = useTranslate("settings");
  return (
    <LinkList
      spot={{ target, list: ["links"], spec: navigationFields.links }}
      addLabel={t("navigation.addLink")}
      Form={LinkForm}
    />
  );
}

/** The bar’s button, where it has one. */
export function ButtonRow(): ReactNode {
  const t = useTranslate("settings");
  return (
    <LinkList
      spot={{ target, list: ["buttons"], spec: navigationFields.buttons }}
      addLabel={t("navigation.addButton")}
      Form={LinkFields}
    />
  );
}
