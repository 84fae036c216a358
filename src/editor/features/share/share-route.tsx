import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { LinkSession } from "#/api/links.ts";
import { ApiError } from "../../api/api-error.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { editingPath } from "../../words/site-status.ts";
import { takeSecret } from "./take-secret.ts";

/** The site that a link leads to. @throws ApiError */
async function enter(): Promise<number> {
  const token = takeSecret(globalThis.window);
  if (token === undefined) throw new ApiError({ status: 401, code: "link-invalid", message: "" });
  const call = browserCall();
  const body = { token };
  return (await call<LinkSession>("links/sessions", { method: "POST", body })).siteId;
}

/** `/share`: exchanges the secret of a share link and opens its site (R10). */
export function ShareRoute(): ReactNode {
  const t = useTranslate("share");
  const say = useTranslate("screens");
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    enter()
      .then((site) => navigate(editingPath(site), { replace: true }))
      .catch(setError);
  }, []);
  return (
    <main className="opening">
      {error === null ? (
        <p role="status">{t("opening")}</p>
      ) : (
        <div role="alert">
          <h1 className="section-title">{say("access.linkInvalid")}</h1>
          <p>{errorWords(say, error)}</p>
        </div>
      )}
    </main>
  );
}
