import { Link as LinkIcon } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { KeptLinkField } from "../../../fields/link/kept-link-field.tsx";
import { useEditor } from "../../../session/editor.ts";
import { Popover } from "../../../ui/layer/popover.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { placeCaret } from "../editable-dom.ts";
import type { TextSession } from "../text-session.ts";
import { useAskedLink } from "../use-asked-link.ts";
import { passageForm } from "./marked-form.ts";
import { meantAtCaret, setLink } from "./toggle-mark.ts";
import type { Meant } from "./toggle-mark.ts";
import { useIsMarked } from "./use-is-marked.ts";

interface LinkButtonProps {
  readonly session: TextSession;
  readonly element: HTMLElement;
}

interface Asked {
  readonly anchor: HTMLElement;
  readonly at: Meant;
}

const nothing = (): void => undefined;

/** Makes the words at the caret of a text a link; the text goes on being edited while its address is typed. */
export function LinkButton({ session, element }: LinkButtonProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("fields");
  const isOn = useIsMarked(element, "link");
  const [asked, ask] = useState<Asked>();
  const { guest } = session;
  // before the popover takes the focus
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const own = { flush: nothing, leave: nothing };
    guest.set(own);
    return () => {
      if (guest.get() === own) guest.set(null);
    };
  }, [asked, guest]);
  const button = useRef<HTMLButtonElement>(null);
  useAskedLink(isOn, () => button.current?.click());
  const close = (): void => {
    if (!asked) return;
    const { start, end } = asked.at.selected;
    element.focus();
    placeCaret(element, start, end);
    ask(undefined);
  };
  const linked = asked?.at.own.find(
    ({ from, to }) => from <= asked.at.meant.start && to >= asked.at.meant.end,
  );
  return (
    <>
      <ToolButton
        ref={button}
        label={t("prose.link")}
        Icon={LinkIcon}
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          const at = meantAtCaret(element, "link");
          if (at && at.meant.start < at.meant.end) ask({ anchor: currentTarget, at });
        }}
      />
      {asked && (
        <Popover anchor={asked.anchor} label={t("prose.link")} onClose={close}>
          <KeptLinkField
            name={`words/${element.textContent.slice(asked.at.meant.start, asked.at.meant.end)}`}
            link={linked?.kind === "link" ? linked.link : null}
            onChange={(value, before) => {
              if (before.length > 0) editor.dispatch(before);
              setLink(element, passageForm, asked.at, value);
              session.handlers.input(element);
              close();
            }}
            onClose={close}
          />
        </Popover>
      )}
    </>
  );
}
