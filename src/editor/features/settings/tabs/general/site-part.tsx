import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { navigate } from "../../../../navigation/location.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { whenSaved } from "../../../../session/when-saved.ts";
import { Button } from "../../../../ui/button.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { nameOfCopy } from "../../../../words/name-of-copy.ts";
import { editingPath } from "../../../../words/site-status.ts";
import { FieldNote } from "../../form/field-note.tsx";
import { Part } from "../../form/part.tsx";
import { TransferThis } from "../people/transfer-this.tsx";
import { usePeopleClient } from "../people/use-people.ts";

interface SiteDeedProps {
  readonly title: string;
  /** What it does, and what it doesn't. */
  readonly about: string;
  readonly button: string;
  readonly isDanger?: boolean;
  readonly run: () => Promise<void>;
}

function SiteDeed({ title, about, button, isDanger = false, run }: SiteDeedProps): ReactNode {
  const words = useTranslate("screens");
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await run();
    } catch (error) {
      setProblem(errorWords(words, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="settings-deed">
      <div className="grow">
        <h3 className="strong">{title}</h3>
        <p className="size-12 secondary-text">{about}</p>
        {problem !== undefined && <FieldNote id={id} error={problem} />}
      </div>
      <Button
        {...(isDanger && { className: "danger-text" })}
        isBusy={isBusy}
        onClick={() => void start()}
      >
        {button}
      </Button>
    </li>
  );
}

/** Giving the site to somebody else. How they are asked depends on whether the server sends email. */
function TransferDeed(): ReactNode {
  const words = useTranslate("screens");
  const client = usePeopleClient();
  const [sendsMail, setSendsMail] = useState<boolean>();
  return (
    <>
      <SiteDeed
        title={words("transfer.title")}
        about={words("transfer.about")}
        button={words("transfer.open")}
        run={async () => setSendsMail((await client.people()).sendsMail)}
      />
      {sendsMail !== undefined && (
        <TransferThis sendsMail={sendsMail} onClose={() => setSendsMail(undefined)} />
      )}
    </>
  );
}

/** What can be done with the site as a whole. */
export function SitePart(): ReactNode {
  const editor = useEditor();
  const { call, site } = editor;
  const t = useTranslate("settings");
  const name = useSitePart("name");
  const path = `sites/${site.id}`;
  const { trashDays: count } = site;
  const time = count === undefined ? "" : ` ${t("general.trashTime", { count })}`;
  const duplicate = async (): Promise<void> => {
    await whenSaved(editor);
    const body = { name: nameOfCopy(name, (own) => t("general.copyOf", { name: own })) };
    const copy = await call<SiteInfo>(`${path}/copies`, { method: "POST", body });
    navigate(editingPath(copy.id));
  };
  const trash = async (): Promise<void> => {
    await whenSaved(editor);
    await call(path, { method: "DELETE" });
    navigate("/");
  };
  return (
    <Part title={t("general.site")}>
      <ul className="settings-deeds">
        <SiteDeed
          title={t("general.duplicate")}
          about={t("general.duplicateAbout")}
          button={t("general.duplicate")}
          run={duplicate}
        />
        {site.role === "owner" && <TransferDeed />}
        {site.role === "owner" && (
          <SiteDeed
            isDanger
            title={t("general.trash")}
            about={`${t("general.trashAbout")}${time}`}
            button={t("general.trashButton")}
            run={trash}
          />
        )}
      </ul>
    </Part>
  );
}
