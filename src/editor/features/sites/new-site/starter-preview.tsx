import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import type { StarterAnswer } from "#/api/starters.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { createPalette } from "#/site/palette.ts";
import type { Theme } from "#/site/theme.ts";
import type { Starter } from "#/starters/starter.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { DeviceStage, allDevices } from "./device-stage.tsx";
import { ColourField, FontField, ModeField } from "./look-fields.tsx";
import { PreviewHead, type Shown } from "./preview-head.tsx";
import { AddressField, FoldButton, LanguageField, NameField } from "./start-fields.tsx";
import { ownLanguage } from "./starter-language.ts";
import { begunFrom, useStarter } from "../../../starters/starter-page.ts";
import { differingTheme } from "./differing-theme.ts";
import type { SiteMaker } from "./site-maker.ts";
import { useAddress } from "./use-address.ts";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { useStarterPage } from "./use-starter-page.ts";

export interface StarterPreviewProps {
  readonly starter: Starter;
  readonly sites: SiteMaker;
  readonly onBack: () => void;
  readonly onCreated: (site: SiteInfo) => void;
}

/** A starter as the site that it would become, renamed and recoloured before there is one. */
export function StarterPreview(props: StarterPreviewProps): ReactNode {
  const { starter, sites, onBack } = props;
  const t = useTranslate("sites");
  const { data: answer, error } = useStarter(sites, starter.id);
  return (
    <Dialog isOpen onClose={onBack} className="start-preview" label={t("newSite.previewTitle")}>
      {answer && <Preview {...props} answer={answer} />}
      <ErrorNote error={error} />
    </Dialog>
  );
}

function Preview({
  starter,
  sites,
  answer,
  onBack,
  onCreated,
}: StarterPreviewProps & { answer: StarterAnswer }): ReactNode {
  const { site } = answer;
  const [name, setName] = useState("");
  const [language, setLanguage] = useState<string | undefined>(() => ownLanguage(site.languages));
  const [chosen, setChosen] = useState<Partial<Theme>>({});
  const [page, setPage] = useState(answer.index.entries[0]?.id ?? "");
  const [wanted, setShown] = useState<Shown>("all");
  const isNarrow = useNarrow();
  const shown = isNarrow && wanted === "all" ? "phone" : wanted;
  const theme = { ...site.theme, ...chosen };
  const choice = useDeferredValue({ name: name.trim(), language, theme: chosen });
  const manifest = useFontManifest();
  const html = useStarterPage(
    manifest === undefined ? undefined : { starter: starter.id, answer, manifest, choice, page },
  );
  const { index } = begunFrom(answer, { name, language });
  const change = (part: Partial<Theme>): void => setChosen((before) => ({ ...before, ...part }));
  return (
    <>
      <PreviewHead
        starter={starter}
        pages={index.entries}
        page={page}
        onPage={setPage}
        shown={shown}
        offered={isNarrow ? allDevices : ["all", ...allDevices]}
        onShow={setShown}
        onBack={onBack}
      />
      <div className="start-body">
        <DeviceStage shown={shown} html={html} colour={createPalette(theme).page} />
        <StartForm
          {...{ starter, sites, onCreated, site, name, language, theme }}
          onName={setName}
          onLanguage={setLanguage}
          onTheme={change}
        />
      </div>
    </>
  );
}

interface StartFormProps extends Pick<StarterPreviewProps, "starter" | "sites" | "onCreated"> {
  readonly site: StarterAnswer["site"];
  readonly name: string;
  readonly language: string | undefined;
  readonly theme: Theme;
  readonly onName: (name: string) => void;
  readonly onLanguage: (language: string | undefined) => void;
  readonly onTheme: (part: Partial<Theme>) => void;
}

function useCreation(props: StartFormProps, slug: string | undefined) {
  const { starter, sites, site, name, language, theme, onCreated } = props;
  return useMutation({
    mutationFn: () =>
      sites.create({
        name: name.trim(),
        starter: starter.id,
        ...(slug !== undefined && { slug }),
        ...(language !== undefined && { onlyLanguage: language }),
        theme: differingTheme(site.theme, theme),
      }),
    onSuccess: (created) => onCreated(created),
  });
}

function StartForm(props: StartFormProps): ReactNode {
  const { sites, site, name, language, theme, onName, onLanguage, onTheme } = props;
  const t = useTranslate("sites");
  const [isMissing, setMissing] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const address = useAddress(sites, { name });
  const creation = useCreation(props, address.wanted);
  const isBusy = creation.isPending || creation.isSuccess;
  const { name: own } = site.settings.organisation;
  const primary = primaryLanguage(site.languages);
  const example = readText(own, language ?? primary, primary) || site.name;
  const create = (): void => {
    setMissing(name.trim() === "");
    if (name.trim() === "") setFolded(false);
    const isWrong = address.state === "wrong" || address.state === "taken";
    if (name.trim() !== "" && !isWrong && !isBusy) creation.mutate();
  };
  return (
    <form
      className={isFolded ? "start-form is-folded" : "start-form"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <FoldButton isFolded={isFolded} onToggle={() => setFolded(!isFolded)} />
      <div className="start-fields">
        <NameField name={name} isMissing={isMissing && name.trim() === ""} onChange={onName} />
        <AddressField draft={address} />
        <LanguageField languages={site.languages} language={language} onChoose={onLanguage} />
        <ColourField theme={theme} onChange={onTheme} />
        <ModeField theme={theme} onChange={onTheme} />
        <FontField theme={theme} sample={name.trim() || example} onChange={onTheme} />
        <ErrorNote error={creation.error} />
      </div>
      <div className="dialog-foot">
        <span className="size-12 secondary-text grow">{t("newSite.later")}</span>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t("newSite.create")}
        </Button>
      </div>
    </form>
  );
}
