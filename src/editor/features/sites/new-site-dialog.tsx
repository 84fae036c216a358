import { useState } from "react";
import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import { createId } from "#/lib/create-id.ts";
import { cutText } from "#/lib/text-length.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { spokenLanguages } from "#/site/spoken-language.ts";
import type { BuiltInPalette } from "#/site/palettes.data.ts";
import { builtInPalettes } from "#/site/palettes.data.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { errorWords } from "../../words/error-words.ts";
import { StarterField, blankStarter } from "./starter-field.tsx";

export interface NewSiteDialogProps {
  readonly sites: SitesClient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (site: SiteInfo) => void;
}

/** In characters. */
const longestName = 80;
/** The languages that visitors' messages are there in. */
const siteLanguages: readonly string[] = spokenLanguages;

interface Start {
  readonly name: string;
  readonly starter: string;
  readonly language: string;
  readonly palette: BuiltInPalette;
}

/**
 * Makes the site, then gives it its colour: a site without it is a site all the same. A starter has languages and colours
 * of its own.
 */
async function createSite(
  sites: SitesClient,
  { name, starter, language, palette }: Start,
): Promise<SiteInfo> {
  if (starter !== blankStarter) return sites.create({ name, language, starter });
  const site = await sites.create({ name, language });
  const { brand, second } = palette;
  const operation = { id: createId(), name: "theme.set", args: { theme: { brand, second } } };
  await sites.apply(site.id, operation).catch(() => undefined);
  return site;
}

/** Asks for a name and what to start from, and for a blank site its language and colour. */
export function NewSiteDialog(props: NewSiteDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} className="form-dialog">
      <DialogHead title={t("newSite.title")} closeLabel={say("close")} onClose={props.onClose} />
      <NewSiteForm {...props} />
    </Dialog>
  );
}

function NewSiteForm({ sites, onCreated }: NewSiteDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [starter, setStarter] = useState(blankStarter);
  const [language, setLanguage] = useState<string>(currentLanguage());
  const [palette, setPalette] = useState<BuiltInPalette>(builtInPalettes[0]);
  const creation = useMutation({
    mutationFn: (start: Start) => createSite(sites, start),
    onSuccess: onCreated,
  });
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() === "" || creation.isPending) return;
        creation.mutate({ name: name.trim(), starter, language, palette });
      }}
    >
      <Field
        isLarge
        label={t("newSite.name")}
        placeholder={t("newSite.namePlaceholder")}
        value={name}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one begins
        autoFocus
        onChange={(event) => setName(cutText(event.target.value, longestName))}
        error={isMissing ? t("newSite.nameMissing") : undefined}
      />
      <StarterField starter={starter} onChoose={setStarter} />
      {starter === blankStarter && (
        <>
          <LanguageField language={language} onChoose={setLanguage} />
          <PaletteField palette={palette} onChoose={setPalette} />
        </>
      )}
      {creation.isError && (
        <p className="note error" role="alert">
          {errorWords(say, creation.error)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={creation.isPending || creation.isSuccess}
      >
        {t("newSite.create")}
      </Button>
    </form>
  );
}

function LanguageField({
  language,
  onChoose,
}: {
  language: string;
  onChoose: (language: string) => void;
}): ReactNode {
  const t = useTranslate("sites");
  return (
    <label className="field">
      <span className="label">{t("newSite.language")}</span>
      <Select
        className="lg"
        value={language}
        options={siteLanguages.map((code) => [code, localName(code)] as const)}
        onChange={onChoose}
      />
    </label>
  );
}

/** The name of a language in itself, with a capital. */
function localName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function PaletteField({
  palette,
  onChoose,
}: {
  palette: BuiltInPalette;
  onChoose: (palette: BuiltInPalette) => void;
}): ReactNode {
  const t = useTranslate("sites");
  const choices = builtInPalettes.map(({ id, name, brand, second }) => {
    const style = { "--brand": brand, "--second": second ?? brand };
    return { value: id, label: name[currentLanguage()], content: <i style={style} /> };
  });
  return (
    <div className="field">
      <span className="label">{t("newSite.colour")}</span>
      <ChoiceGroup
        label={t("newSite.colour")}
        className="palette-choice"
        choices={choices}
        value={palette.id}
        onChoose={(chosen) => onChoose(builtInPalettes.find(({ id }) => id === chosen) ?? palette)}
      />
    </div>
  );
}
