import { useEffect, useMemo, useState } from "react";
import type { Editor } from "../../session/editor.ts";
import type { Command } from "../../shell/command.ts";
import { useFeatures } from "../../shell/features-context.ts";
import { frameCommands } from "./frame-commands.ts";

/** What all features can do now; what is late in coming is added when it is there. */
export function useCommands(editor: Editor | undefined): readonly Command[] {
  const features = useFeatures();
  const [byFeature, setByFeature] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  useEffect(() => {
    let isGone = false;
    for (const { name, commands } of features) {
      const load = async (): Promise<void> => {
        const found = await (await commands?.())?.({ editor });
        if (found && !isGone) setByFeature((known) => new Map([...known, [name, found]]));
      };
      // what can't be had, e.g. without a connection, isn't offered
      load().catch(() => undefined);
    }
    return () => {
      isGone = true;
    };
  }, [features, editor]);
  return useMemo(
    () => [
      ...(editor ? frameCommands(editor, features) : []),
      ...features.flatMap(({ name }) => byFeature.get(name) ?? []),
    ],
    [editor, features, byFeature],
  );
}
