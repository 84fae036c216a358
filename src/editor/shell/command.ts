import type { LucideIcon } from "lucide-react";
import type { Editor } from "../session/editor.ts";

/** Something that can be gone to or done by its name. */
export interface Command {
  /** The same in every session, so that what was used last comes first. */
  readonly id: string;
  readonly group: "go" | "do";
  readonly label: string;
  /** Behind the label: what kind of thing it is. */
  readonly detail?: string;
  /** At the end of the line, e.g. a path. */
  readonly hint?: string;
  /** Other words by which it is found. */
  readonly synonyms?: string;
  readonly Icon: LucideIcon;
  /** Its shortcut, as `Shortcut` names it. */
  readonly chord?: string;
  readonly run: () => void;
}

/** What a feature's commands are made of: the open site, where one is open. */
export interface CommandContext {
  readonly editor: Editor | undefined;
}

/** The commands of a feature at this moment. */
export type CommandSource = (
  context: CommandContext,
) => readonly Command[] | Promise<readonly Command[]>;
