import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { slugSchema } from "#/api/sites.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { useEditor } from "../../../../session/editor.ts";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { shownAddress } from "../../../../words/site-status.ts";
import type { Checked } from "../../../../session/drafts/use-draft.ts";
import { ValueSetting } from "../../form/value-setting.tsx";

type Address = Pick<SiteInfo, "slug" | "address">;

interface AddressState extends Address {
  readonly problem: string | undefined;
  move(slug: string): void;
}

function useAddress(): AddressState {
  const { call, site } = useEditor();
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const [own, setOwn] = useState<Address>(site);
  const [problem, setProblem] = useState<string>();
  const move = async (slug: string): Promise<void> => {
    if (slug === own.slug) return setProblem(undefined);
    try {
      setOwn(await call<SiteInfo>(`sites/${site.id}`, { method: "PATCH", body: { slug } }));
      setProblem(undefined);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "slug-taken";
      setProblem(isTaken ? t("general.addressTaken") : errorWords(words, error));
    }
  };
  return { ...own, problem, move: (slug) => void move(slug) };
}

function checkSlug(text: string, error: string): Checked<string> {
  const slug = text.trim().toLowerCase();
  return slugSchema.safeParse(slug).success ? { value: slug } : { error };
}

/** Where visitors find the site. An owner can move it; the addresses before lead to the new one. */
export function AddressPart(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { slug, address, problem, move } = useAddress();
  const shown = shownAddress(address);
  const isOwner = editor.site.role === "owner";
  return (
    <>
      {isOwner && (
        <ValueSetting
          field="site/slug"
          label={t("general.address")}
          hint={t("general.addressHint")}
          after={<span className="tertiary-text">{shown.slice(slug.length)}</span>}
          problem={problem}
          stored={slug}
          check={(text) => checkSlug(text, t("general.addressWrong"))}
          isSavedWhole
          commit={move}
        />
      )}
      <p className="settings-fact">
        {!isOwner && <span className="secondary-text">{t("general.address")}</span>}
        <a className="link" href={address} target="_blank" rel="noopener">
          {shown}
          <ExternalLink className="size-14" aria-hidden="true" />
        </a>
      </p>
    </>
  );
}
