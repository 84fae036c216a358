import {
  Bookmark,
  ChevronDown,
  Ellipsis,
  Monitor,
  RotateCcw,
  Smartphone,
  Tablet,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Differences } from "#/api/history.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { LanguageCode } from "#/site/language.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { usePhone } from "../../ui/use-narrow.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ownLanguageName } from "../../words/language-name.ts";
import { notFoundPage } from "./not-found-page.ts";
import type { VersionDevice } from "./version-frame.tsx";

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

/** Three devices to look at a page on: beside each other, or on a phone in a menu, which leaves the page's name room. */
export function DeviceChoice(props: {
  readonly device: VersionDevice;
  readonly onChoose: (device: VersionDevice) => void;
}): ReactNode {
  const { device, onChoose } = props;
  const t = useTranslate("versions");
  const choices = (["desktop", "tablet", "mobile"] as const).map((value) => {
    const Icon = icons[value];
    return { value, label: t(value), icon: <Icon aria-hidden="true" /> };
  });
  if (usePhone())
    return (
      <MenuButton<VersionDevice>
        label={t("deviceNow", { device: t(device) })}
        className="button icon-only version-device"
        choices={choices}
        value={device}
        onChoose={onChoose}
      >
        {choices.find(({ value }) => value === device)?.icon}
      </MenuButton>
    );
  return (
    <Segmented<VersionDevice>
      label={t("device")}
      choices={choices.map(({ icon, ...choice }) => ({ ...choice, content: icon }))}
      value={device}
      onChoose={onChoose}
    />
  );
}

interface PageChoiceProps {
  readonly index: PageIndex;
  readonly differences: Differences | undefined;
  /** The page for unknown paths isn't what it was. */
  readonly isNotFoundOther: boolean;
  /** Pages that came since are there to compare only. */
  readonly isCompared: boolean;
  readonly page: string | undefined;
  readonly onChoose: (page: string) => void;
}

/** The pages of that time and the one for unknown paths, those that differ from now with what they have become. */
export function PageChoice(props: PageChoiceProps): ReactNode {
  const { index, differences, isNotFoundOther, isCompared, page, onChoose } = props;
  const t = useTranslate("versions");
  const changes = new Map(differences?.pages.map((one) => [one.page, one]));
  const hintOf = (id: string): string | undefined => {
    const change = id === notFoundPage && isNotFoundOther ? "changed" : changes.get(id)?.change;
    if (change === undefined) return undefined;
    return change === "changed" ? t("changed") : t(change);
  };
  const newPages = differences?.pages.filter(({ change }) => change === "added") ?? [];
  const choices = [
    ...index.entries.map(({ id, name }) => ({ value: id, label: name })),
    ...(isCompared ? newPages : []).map((one) => ({ value: one.page, label: one.name })),
    { value: notFoundPage, label: t("notFound") },
  ].map((choice) => {
    const hint = hintOf(choice.value);
    return { ...choice, ...(hint !== undefined && { hint }) };
  });
  const name = choices.find(({ value }) => value === page)?.label ?? "";
  return (
    <MenuButton
      label={t("page", { name })}
      className="button version-page"
      choices={choices}
      value={page ?? ""}
      onChoose={onChoose}
    >
      <span className="truncated">{name}</span>
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}

interface LanguageChoiceProps {
  readonly languages: readonly LanguageCode[];
  readonly language: LanguageCode;
  readonly onChoose: (language: LanguageCode) => void;
}

/** The languages of that time to look at a page in, where there were several. */
export function LanguageChoice({ languages, language, onChoose }: LanguageChoiceProps): ReactNode {
  const t = useTranslate("versions");
  if (languages.length < 2) return null;
  const choices = languages.map((code) => ({ value: code, label: ownLanguageName(code) }));
  const shown = languages.includes(language) ? language : (languages[0] ?? language);
  return (
    <MenuButton
      label={t("language", { language: ownLanguageName(shown) })}
      className="button version-language"
      choices={choices}
      value={shown}
      onChoose={onChoose}
    >
      {shown.toUpperCase()}
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}

interface RestoreMenuProps {
  readonly isBusy: boolean;
  /** Undefined where the page is as it was. */
  readonly onPage: (() => void) | undefined;
  /** There is something to choose before the page is restored. */
  readonly asks: boolean;
  readonly onSite: () => void;
}

/** The way back to this point: of the page, or of all of the site. */
export function RestoreMenu({ isBusy, onPage, asks, onSite }: RestoreMenuProps): ReactNode {
  const t = useTranslate("versions");
  return (
    <MenuButton<"page" | "site">
      label={t("restore")}
      className="button primary version-restore"
      choices={[
        {
          value: "page",
          label: t(asks ? "restorePageAsk" : "restorePage"),
          isDisabled: !onPage,
        },
        { value: "site", label: t("restoreSite") },
      ]}
      onChoose={(choice) => (choice === "page" ? onPage?.() : onSite())}
    >
      {isBusy ? <span className="spin" aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
      <span>{t("restore")}</span>
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}

/** What else is done with a point. */
export type PointAct = "name" | "unname" | "note" | "live";

interface MoreMenuProps {
  readonly name: string | undefined;
  /** The release that was made of the point. */
  readonly release: { readonly number: number; readonly isLive: boolean } | undefined;
  readonly onChoose: (act: PointAct) => void;
}

/** The same as its buttons, where there is no room for them. */
export function MoreMenu({ name, release, onChoose }: MoreMenuProps): ReactNode {
  const t = useTranslate("versions");
  const say = useTranslate("translation");
  return (
    <MenuButton<PointAct>
      label={say("more")}
      className="button icon-only"
      choices={[
        ...(release && !release.isLive ? [{ value: "live", label: t("makeLive") } as const] : []),
        { value: "name", label: name === undefined ? t("name.give") : t("name.change") },
        ...(name === undefined ? [] : [{ value: "unname", label: t("name.remove") } as const]),
        ...(release
          ? [{ value: "note", label: t("editNote", { number: release.number }) } as const]
          : []),
      ]}
      onChoose={onChoose}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

interface NameMenuProps {
  readonly name: string | undefined;
  readonly onName: () => void;
  readonly onRemove: () => void;
}

/** What the point is called. */
export function NameMenu({ name, onName, onRemove }: NameMenuProps): ReactNode {
  const t = useTranslate("versions");
  if (name === undefined)
    return (
      <button
        type="button"
        className="button icon-only"
        aria-label={t("name.give")}
        title={t("name.give")}
        onClick={onName}
      >
        <Bookmark aria-hidden="true" />
      </button>
    );
  return (
    <MenuButton<"change" | "remove">
      label={t("name.change")}
      className="button icon-only version-named"
      choices={[
        { value: "change", label: t("name.change") },
        { value: "remove", label: t("name.remove") },
      ]}
      onChoose={(choice) => (choice === "change" ? onName() : onRemove())}
    >
      <Bookmark aria-hidden="true" />
    </MenuButton>
  );
}
