import { useId } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../../ui/typed-within.ts";
import { isSameName } from "#/site/page-tree/same-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { fullWords } from "../page-room.ts";
import { PathField } from "../path-field.tsx";
import type { NewPagePlace } from "../pages-state.ts";
import { useRowName } from "../tree/use-row-name.ts";
import { usePageTree } from "../use-page-tree.ts";
import { SourceChoice } from "./source-choice.tsx";
import { SourceNote } from "./source-note.tsx";
import { relinked, useNewPage } from "./use-new-page.ts";
import type { NewPage } from "./use-new-page.ts";
import "./new-page.css";

interface NewPageProps {
  readonly place: NewPagePlace;
  readonly onClose: () => void;
}

/** In characters. */
const longestName = 80;

/** Adds a page: what it is called, what it begins with and which links lead to it. */
export function NewPageDialog(props: NewPageProps): ReactNode {
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={props.onClose} className="new-page">
      <DialogHead title={t("newPage")} closeLabel={say("close")} onClose={props.onClose} />
      <NewPageForm {...props} />
    </Dialog>
  );
}

/** The bar, or a link of it whose menu the page goes into. */
function ParentField({
  parent,
  onChoose,
}: {
  parent: string | null;
  onChoose: (parent: string | null) => void;
}): ReactNode {
  const t = useTranslate("pages");
  const id = useId();
  const nameOf = useRowName();
  const links = usePageTree().menu.filter((row) => row.item && row.parent === null);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("add.parent")}
      </label>
      <Select
        id={id}
        value={parent ?? ""}
        options={[
          ["", t("add.noParent")] as const,
          ...links.map((row) => [row.id, nameOf(row)] as const),
        ]}
        onChange={(chosen) => onChoose(chosen === "" ? null : chosen)}
      />
    </div>
  );
}

interface PageFieldsProps {
  readonly page: NewPage;
  readonly onChange: (
    next: Partial<Pick<NewPage, "isInMenu" | "isRelinking" | "parent" | "isInFooter">>,
  ) => void;
}

/** Where the page's link goes; where the menu has one of that name, whether it is that one. */
function MenuPlace({ page, onChange }: PageFieldsProps): ReactNode {
  const t = useTranslate("pages");
  const { name, namesake, isRelinking, parent } = page;
  return (
    <>
      {namesake && !namesake.isOfPage && (
        <Checkbox isChecked={isRelinking} onChange={(isOn) => onChange({ isRelinking: isOn })}>
          {t("add.relink", { name: namesake.words })}
        </Checkbox>
      )}
      {!relinked(page) && (
        <ParentField parent={parent} onChoose={(chosen) => onChange({ parent: chosen })} />
      )}
      {namesake && isSameName(namesake.words, name) && !relinked(page) && (
        <p className="hint" role="status">
          {t("add.sameName", { name: name.trim() })}
        </p>
      )}
    </>
  );
}

/** Which links lead to the page, and what it begins with that isn't its owner's. */
function LinkFields({ page, onChange }: PageFieldsProps): ReactNode {
  const t = useTranslate("pages");
  const { source, isInMenu, isInFooter, namesake } = page;
  return (
    <div className="new-page-fields new-page-links">
      <Checkbox isChecked={isInMenu} onChange={(isOn) => onChange({ isInMenu: isOn })}>
        {t("add.toMenu")}
      </Checkbox>
      {isInMenu && <MenuPlace page={page} onChange={onChange} />}
      {!isInMenu && source.kind === "ready" && namesake?.isOfPage && (
        <p className="hint" role="status">
          {t("add.already", { name: namesake.words })}
        </p>
      )}
      <Checkbox isChecked={isInFooter} onChange={(isOn) => onChange({ isInFooter: isOn })}>
        {t("add.toFooter")}
      </Checkbox>
      {source.kind === "ready" && <p className="hint">{t("add.readyHint")}</p>}
      {source.kind === "starter" && <p className="hint">{t("add.starterHint")}</p>}
    </div>
  );
}

/** Leads to the first field that is wrong: on a phone it is out of sight. */
function focusInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

function NewPageForm({ place, onClose }: NewPageProps): ReactNode {
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  const isNarrow = useNarrow();
  const { page, change, create, isMissing, isBusy, full } = useNewPage(place, onClose);
  const isChosen = page.source.kind !== "none";
  return (
    <form
      className="new-page-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void create().then(() => focusInvalid(form));
      }}
    >
      {full && (
        <p className="note error new-page-full" role="alert">
          {fullWords(t, full)}
        </p>
      )}
      <div className="new-page-body">
        <div className="new-page-fields">
          <Field
            label={t("name")}
            value={page.name}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one begins; on phones a keyboard would cover what is chosen from
            autoFocus={!isNarrow}
            error={isMissing ? t("add.nameMissing") : undefined}
            // what is typed takes the place of a name that was only offered
            onFocus={({ currentTarget }) => page.isNameOffered && currentTarget.select()}
            onClick={({ currentTarget }) => page.isNameOffered && currentTarget.select()}
            onChange={({ target }) => change({ name: typedWithin(target, page.name, longestName) })}
          />
          <PathField
            path={page.path}
            problem={page.problem}
            onChange={(path) => change({ path })}
          />
        </div>
        <SourceChoice
          source={page.source}
          begin={place.begin ?? "ready"}
          onChoose={(source) => change({ source })}
        />
        <LinkFields page={page} onChange={change} />
      </div>
      <div className="dialog-foot">
        <SourceNote source={page.source} />
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={full !== undefined || !isChosen}
        >
          {t("add.create")}
        </Button>
      </div>
    </form>
  );
}
