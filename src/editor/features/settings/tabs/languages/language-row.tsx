import { Ellipsis, PencilLine, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { flagAddress } from "#/render/language-choices.ts";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
import { useDrafts } from "../../../../session/drafts/drafts-context.ts";
import { toastStep } from "../../../../session/toast-step.ts";
import { bySchema } from "../../form/by-schema.ts";
import { RowTools } from "../../form/row-tools.tsx";
import { Switch } from "../../form/switch-row.tsx";
import { ValueSetting } from "../../form/value-setting.tsx";

interface LanguageRowProps {
  readonly language: SiteLanguage;
  readonly languages: readonly SiteLanguage[];
  readonly index: number;
}

type Values = Partial<
  Pick<SiteLanguage, "name" | "localName" | "flagCode" | "status"> & { isPrimary: true }
>;

function setLanguage(editor: Editor, code: string, values: Values): void {
  editor.dispatch({ name: "language.set", args: { code, values } });
}

/** Moves a language one place; at an end it stays. */
function moveLanguage(editor: Editor, { languages, index }: LanguageRowProps, by: -1 | 1): void {
  const { code } = languages[index] ?? {};
  const others = languages.filter((one) => one.code !== code);
  const after = others[index + by - 1]?.code ?? null;
  editor.dispatch({ name: "language.move", args: { code, after } });
}

/** What visitors read and see of a language. */
function NameForm({ language }: { language: SiteLanguage }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { code, localName, flagCode } = language;
  const { shape } = siteLanguageSchema;
  return (
    <div className="settings-pair settings-language-form">
      <ValueSetting
        field={`language/${code}/localName`}
        label={t("languages.localName")}
        lang={code}
        stored={localName}
        check={bySchema<string>(shape.localName, t("languages.nameWrong"))}
        commit={(value) => setLanguage(editor, code, { localName: value })}
      />
      <ValueSetting
        field={`language/${code}/flagCode`}
        label={t("languages.flag")}
        hint={t("languages.flagHint")}
        stored={flagCode}
        check={(text) =>
          bySchema<string>(shape.flagCode, t("languages.flagWrong"))(text.toLowerCase())
        }
        commit={(value) => setLanguage(editor, code, { flagCode: value })}
      />
    </div>
  );
}

type Action = "edit" | "primary" | "remove";

function ActionsMenu({
  language,
  onEdit,
}: {
  language: SiteLanguage;
  onEdit: () => void;
}): ReactNode {
  const editor = useEditor();
  const drafts = useDrafts();
  const words = useTranslate();
  const t = useTranslate("settings");
  const { code, localName: name, isPrimary } = language;
  const remove = (): void => {
    const { outcome } = editor.dispatch({ name: "language.remove", args: { code } });
    if (outcome !== "done") return;
    drafts.dropWhere((f) => f.startsWith(`language/${code}/`) || f.endsWith(`@${code}`));
    if (editor.language.get() === code) editor.language.set(primaryOf(editor) ?? code);
    toastStep(editor, t("languages.removed", { name }), { label: words("undo"), run: editor.undo });
  };
  const actions: Record<Action, () => void> = {
    edit: onEdit,
    primary: () => setLanguage(editor, code, { status: "active", isPrimary: true }),
    remove,
  };
  return (
    <MenuButton<Action>
      label={t("languages.actions", { name })}
      className="button icon-only ghost sm"
      choices={[
        {
          value: "edit",
          label: t("languages.edit"),
          icon: <PencilLine aria-hidden="true" />,
        },
        {
          value: "primary",
          label: t("languages.makePrimary"),
          icon: <Star aria-hidden="true" />,
          isDisabled: isPrimary,
        },
        {
          value: "remove",
          label: t("languages.remove"),
          icon: <Trash2 aria-hidden="true" />,
          isDisabled: isPrimary,
          isDanger: !isPrimary,
        },
      ]}
      onChoose={(action) => actions[action]()}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

function primaryOf(editor: Editor): string | undefined {
  return editor.store.records().site?.languages.find((one) => one.isPrimary)?.code;
}

/** One language: whether visitors see it, its place, its name and flag; the primary one is always seen. */
export function LanguageRow(props: LanguageRowProps): ReactNode {
  const { language, languages, index } = props;
  const editor = useEditor();
  const t = useTranslate("settings");
  const [isEdited, setEdited] = useState(false);
  const { code, localName, flagCode, isPrimary, status } = language;
  const isActive = status === "active";
  return (
    <li>
      <div className="settings-language">
        <img src={flagAddress(flagCode)} alt="" width="24" height="16" />
        <div className="grow">
          <p className="truncated">
            <span lang={code}>{localName}</span> <span className="tertiary-text mono">{code}</span>
          </p>
          <p className="hint">
            {isPrimary
              ? t("languages.primary")
              : t(isActive ? "languages.active" : "languages.inactive")}
          </p>
        </div>
        <Switch
          label={t("languages.show", { name: localName })}
          isOn={isActive}
          isDisabled={isPrimary}
          onChange={(isOn) => setLanguage(editor, code, { status: isOn ? "active" : "inactive" })}
        />
        <RowTools
          name={localName}
          index={index}
          count={languages.length}
          onMove={(by) => moveLanguage(editor, props, by)}
        />
        <ActionsMenu language={language} onEdit={() => setEdited(!isEdited)} />
      </div>
      {isEdited && <NameForm language={language} />}
    </li>
  );
}
