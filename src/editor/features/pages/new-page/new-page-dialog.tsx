import { useId } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../../ui/typed-within.ts";
import { isSameName } from "#/site/page-tree/same-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { fullWords } from "../page-room.ts";
import { PathField } from "../path-field.tsx";
import type { NewPagePlace } from "../pages-state.ts";
import { useRowName } from "../tree/use-row-name.ts";
import { useIsNarrow } from "../tree/use-scrolled.ts";
import { usePageTree } from "../use-page-tree.ts";
import { SourceChoice } from "./source-choice.tsx";
import { relinked, useNewPage } from "./use-new-page.ts";
import type { NewPage } from "./use-new-page.ts";
import "./new-page.css";

interface NewPageProps {
  readonly place: NewPagePlace;
  readonly onClose: () => void;
}

/** In characters. */
const longestName = 80;

/** Adds a page: what it begins with, what it is called and where its links go. */
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

/** Where the page's link goes; where the menu has one of that name, whether it is that one. */
function MenuPlace({
  page,
  onChange,
}: {
  readonly page: NewPage;
  readonly onChange: (next: Partial<Pick<NewPage, "isRelinking" | "parent">>) => void;
}): ReactNode {
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

/** Leads to the first field that is wrong: on a phone it is out of sight. */
function focusInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

function NewPageForm({ place, onClose }: NewPageProps): ReactNode {
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  const isNarrow = useIsNarrow();
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
        <SourceChoice
          source={page.source}
          begin={place.begin ?? "ready"}
          onChoose={(source) => change({ source })}
        />
        <div className="new-page-fields">
          <Field
            label={t("name")}
            value={page.name}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one begins: on phones above
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
          <Checkbox isChecked={page.isInMenu} onChange={(isInMenu) => change({ isInMenu })}>
            {t("add.toMenu")}
          </Checkbox>
          {page.isInMenu && <MenuPlace page={page} onChange={change} />}
          {!page.isInMenu && page.source.kind === "ready" && page.namesake?.isOfPage && (
            <p className="hint" role="status">
              {t("add.already", { name: page.namesake.words })}
            </p>
          )}
          <Checkbox isChecked={page.isInFooter} onChange={(isInFooter) => change({ isInFooter })}>
            {t("add.toFooter")}
          </Checkbox>
          {page.source.kind === "ready" && <p className="hint">{t("add.readyHint")}</p>}
          {page.source.kind === "starter" && <p className="hint">{t("add.starterHint")}</p>}
        </div>
      </div>
      <div className="dialog-foot">
        <span className="grow size-12 tertiary-text">
          {t(isChosen ? "add.oneStep" : "add.choose")}
        </span>
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
