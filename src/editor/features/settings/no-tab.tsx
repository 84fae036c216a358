import type { ReactNode } from "react";
import { cutText } from "#/lib/cut-text.ts";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { TabLayout } from "./form/part.tsx";
import type { ShownTab } from "./shown-tab.ts";
import { tabAddress } from "./tab-of-target.ts";

/** As much of an address as is told. */
const longestSlug = 60;

/** In place of a tab: there is none at this address, or the role doesn't have it; with the ways on. */
export function NoTab({
  shown,
}: {
  readonly shown: Exclude<ShownTab, { kind: "tab" }>;
}): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const isClosed = shown.kind === "closed";
  const text = isClosed
    ? t("none.closed")
    : t("none.text", { address: `/settings/${cutText(shown.slug, longestSlug)}` });
  return (
    <TabLayout title={isClosed ? t(`${shown.tab.name}.title`) : t("none.title")} hint={text}>
      <p className="row settings-none">
        <Link className={buttonClass({ variant: "primary" })} to={tabAddress(site.id, "general")}>
          {t("none.first")}
        </Link>
        <Link className={buttonClass({})} to={`/sites/${site.id}/edit/home`}>
          {t("none.page")}
        </Link>
      </p>
    </TabLayout>
  );
}
