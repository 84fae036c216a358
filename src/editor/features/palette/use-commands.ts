import { useEffect, useMemo, useState } from "react";
import type { Editor } from "../../session/editor.ts";
import type { Command } from "../../shell/command.ts";
import { useFeatures } from "../../shell/features-context.ts";
import { loadWords } from "../../words/i18n.ts";
import { frameCommands } from "./frame-commands.ts";
import { helpCommands } from "./help/help-commands.ts";
import type { HelpCommand } from "./help/help-commands.ts";

export interface KnownCommands {
  readonly commands: readonly Command[];
  /** Whether all that can be had are there. */
  readonly isComplete: boolean;
  /** Questions, once their words are there. */
  readonly help?: readonly HelpCommand[];
}

const none: readonly Command[] = [];

/** Whether the words of questions are there; without a connection they aren't, and no question is offered. */
function useIsHelpThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadWords("help").then(
      () => !isGone && setThere(true),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return isThere;
}

/** What all features can do now; what is late in coming is added when it is there. */
export function useCommands(editor: Editor | undefined): KnownCommands {
  const features = useFeatures();
  const [byFeature, setByFeature] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  useEffect(() => {
    let isGone = false;
    for (const { name, commands } of features) {
      const load = async () => (await (await commands?.())?.({ editor })) ?? none;
      const take = async (): Promise<void> => {
        // what can't be had, e.g. without a connection, isn't offered
        const own = await load().catch(() => none);
        if (!isGone) setByFeature((known) => new Map([...known, [name, own]]));
      };
      void take();
    }
    return () => {
      isGone = true;
    };
  }, [features, editor]);
  const isHelpThere = useIsHelpThere();
  return useMemo(() => {
    const commands = [
      ...(editor ? frameCommands(editor, features) : []),
      ...features.flatMap(({ name }) => byFeature.get(name) ?? none),
    ];
    return {
      commands,
      isComplete: features.every(({ name }) => byFeature.has(name)),
      ...(isHelpThere && { help: helpCommands(commands) }),
    };
  }, [editor, features, byFeature, isHelpThere]);
}
