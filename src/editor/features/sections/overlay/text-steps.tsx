import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { textBeside } from "../../../canvas/text/text-beside.ts";
import { useSignalPart } from "../../../signals/signal.ts";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";

const steps = [
  { name: "previous", by: -1, Icon: ChevronUp },
  { name: "next", by: 1, Icon: ChevronDown },
] as const;

/** On a phone, whose keyboard has no Tab key: leads to the text before and to the next one. The keyboard stays open. */
export function TextSteps({ canvas }: { canvas: CanvasControl }): ReactNode {
  const t = useTranslate("editing");
  const element = useSignalPart(canvas.text.focus, (focus) => focus?.element);
  if (!element || !matchMedia("(max-width: 820px)").matches) return null;
  return (
    <span className="section-toolbar-steps">
      {steps.map(({ name, by, Icon }) => (
        <ToolButton
          key={name}
          label={t(`text.${name}`)}
          Icon={Icon}
          // a disabled one would let the press through to the toolbar, which takes the focus
          aria-disabled={!textBeside(element, by)}
          // the caret stays where it is until another text has it
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => textBeside(element, by)?.focus()}
        />
      ))}
    </span>
  );
}
