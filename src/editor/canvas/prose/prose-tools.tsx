import {
  Bold,
  Check,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Pilcrow,
  StickyNote,
  TextQuote,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { pictureBlocks, wordBlocks } from "#/fields/prose/spec.ts";
import type { PictureBlock, WordBlock } from "#/fields/prose/spec.ts";
import { KeptLinkField } from "../../fields/link/kept-link-field.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { Popover } from "../../ui/layer/popover.tsx";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { useAskedLink } from "../text/use-asked-link.ts";
import type { ProseEditing } from "./prose-editing.ts";

const icons: Readonly<Record<WordBlock, LucideIcon>> = {
  paragraph: Pilcrow,
  heading: Heading2,
  subheading: Heading3,
  bullet: List,
  number: ListOrdered,
  quote: TextQuote,
  note: StickyNote,
};

interface ProsePartProps {
  readonly editing: ProseEditing;
}

function TypeMenu({ editing }: ProsePartProps): ReactNode {
  const t = useTranslate("fields");
  const { type } = useSignal(editing.state);
  const Icon = icons[type ?? "paragraph"];
  return (
    <MenuButton<WordBlock>
      label={t("prose.type")}
      className=""
      value={type ?? "paragraph"}
      choices={wordBlocks.map((value) => {
        const Own = icons[value];
        return { value, label: t(`prose.${value}`), icon: <Own aria-hidden="true" /> };
      })}
      onChoose={editing.setType}
    >
      <Icon aria-hidden="true" />
    </MenuButton>
  );
}

function PictureMenu({ editing }: ProsePartProps): ReactNode {
  const t = useTranslate("fields");
  return (
    <MenuButton<PictureBlock>
      label={t("prose.add")}
      className=""
      choices={pictureBlocks.map((value) => ({ value, label: t(`prose.${value}`) }))}
      onChoose={editing.addPicture}
    >
      <ImagePlus aria-hidden="true" />
    </MenuButton>
  );
}

function LinkButton({ editing }: ProsePartProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("fields");
  const { link, linkable } = useSignal(editing.state);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useAskedLink(link !== null, () => setAnchor(button.current));
  const close = (): void => {
    setAnchor(null);
    editing.focus();
  };
  return (
    <>
      <ToolButton
        ref={button}
        label={t("prose.link")}
        Icon={LinkIcon}
        aria-haspopup="dialog"
        aria-pressed={link !== null}
        disabled={linkable === ""}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Popover anchor={anchor} label={t("prose.link")} onClose={close}>
          <KeptLinkField
            name={`words/${linkable}`}
            link={link}
            onChange={(value, before) => {
              if (before.length > 0) editor.dispatch(before);
              setAnchor(null);
              editing.setLink(value);
            }}
            onClose={close}
          />
        </Popover>
      )}
    </>
  );
}

/** What can be done with the words of a rich text that the caret is in; it stays where it is. */
export function ProseTools({
  canvas,
  editing,
}: ProsePartProps & { readonly canvas: CanvasControl }): ReactNode {
  const t = useTranslate("fields");
  const say = useTranslate("editing");
  const { isStrong, isEmphasis } = useSignal(editing.state);
  const marks = [
    { name: "strong", Icon: Bold, isOn: isStrong },
    { name: "emphasis", Icon: Italic, isOn: isEmphasis },
  ] as const;
  return (
    <span className="section-toolbar-prose" role="group" aria-label={t("prose.label")}>
      {!editing.isFixed && <TypeMenu editing={editing} />}
      {marks.map(({ name, Icon, isOn }) => (
        <ToolButton
          key={name}
          label={t(`prose.${name}`)}
          Icon={Icon}
          aria-pressed={isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editing.toggle(name)}
        />
      ))}
      <LinkButton editing={editing} />
      {!editing.isFixed && <PictureMenu editing={editing} />}
      <button type="button" className="section-toolbar-done" onClick={() => canvas.text.leave()}>
        <Check aria-hidden="true" />
        <span>{say("text.done")}</span>
      </button>
    </span>
  );
}
