import { useState } from "react";
import type { ReactNode } from "react";
import { usePageIndex } from "../../../../session/hooks.ts";
import { SearchField } from "../../../../ui/search-field.tsx";
import { keepRows } from "../../../../ui/keep-rows.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { Part, TabLayout } from "../../form/part.tsx";
import { NewRedirect } from "./new-redirect.tsx";
import { RedirectRow } from "./redirect-row.tsx";
import "./redirects.css";

/** Rows that are shown at once, and from how many on there is a search. */
const most = { rows: 100, unsearched: 10 } as const;

function RedirectList(): ReactNode {
  const t = useTranslate("settings");
  const { entries, redirects } = usePageIndex();
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const found = redirects.filter((redirect) => {
    const to =
      "page" in redirect
        ? (entries.find(({ id }) => id === redirect.page)?.name ?? "")
        : redirect.address;
    return `${redirect.from} ${to}`.toLowerCase().includes(wanted);
  });
  const shown = found.slice(0, most.rows);
  const rest = found.length - shown.length;
  return (
    <Part title={t("redirects.list")}>
      {redirects.length > most.unsearched && (
        <SearchField
          label={t("redirects.search")}
          clearLabel={t("redirects.search")}
          value={text}
          onChange={setText}
        />
      )}
      {redirects.length === 0 && <p className="secondary-text">{t("redirects.none")}</p>}
      {redirects.length > 0 && found.length === 0 && (
        <p className="secondary-text">{t("redirects.nothing", { text })}</p>
      )}
      {shown.length > 0 && (
        <ul ref={keepRows} className="settings-rows">
          {shown.map((redirect) => (
            <RedirectRow key={redirect.from} redirect={redirect} />
          ))}
        </ul>
      )}
      {rest > 0 && <p className="hint">{t("redirects.more", { count: rest })}</p>}
    </Part>
  );
}

/** Where paths lead that no page has. */
export function RedirectsTab(): ReactNode {
  const t = useTranslate("settings");
  return (
    <TabLayout title={t("redirects.title")} hint={t("redirects.about")}>
      <NewRedirect />
      <RedirectList />
    </TabLayout>
  );
}
