import { Search } from "lucide-react";
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import type { Command } from "../../shell/command.ts";
import { keyNames } from "../../shell/keys/key-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { foundCommands } from "./found-commands.ts";
import type { CommandGroup } from "./found-commands.ts";
import { markedParts } from "./match.ts";
import { HelpAnswer } from "./help/help-answer.tsx";
import { foundHelp, isHelp } from "./help/help-commands.ts";
import type { HelpCommand } from "./help/help-commands.ts";
import type { KnownCommands } from "./use-commands.ts";
import type { Signal } from "../../signals/signal.ts";
import { createSignal, useSignal } from "../../signals/signal.ts";
import { nothingTyped } from "./palette-state.ts";
import type { Typing } from "./palette-state.ts";
import { recentCommands, rememberCommand } from "./recent.ts";
import "./palette.css";

interface LineProps {
  readonly command: Command;
  readonly typed: string;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly onRun: () => void;
  readonly onPoint: () => void;
}

function Line({ command, typed, id, isCurrent, onRun, onPoint }: LineProps): ReactNode {
  const { label, detail, hint, chord, Icon } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above keeps the keyboard
    <div
      role="option"
      id={id}
      aria-selected={isCurrent}
      className="menu-item"
      onPointerMove={onPoint}
      onClick={onRun}
    >
      <Icon aria-hidden="true" />
      <span className="grow truncated">
        {markedParts(label, typed).map((part, index) =>
          index % 2 === 1 ? (
            <mark key={index}>{part}</mark>
          ) : (
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
        {detail !== undefined && <span className="palette-detail"> · {detail}</span>}
      </span>
      {hint !== undefined && <span className="palette-hint truncated">{hint}</span>}
      {chord !== undefined && (
        <span className="palette-keys" aria-hidden="true">
          {chord.split("+").map((key) => (
            <kbd key={key}>{keyNames[key] ?? key}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

/** The texts of the site stand last among what can be gone to. */
function withTexts(
  groups: readonly CommandGroup[],
  texts: readonly Command[],
): readonly CommandGroup[] {
  if (texts.length === 0) return groups;
  if (!groups.some(({ name }) => name === "go"))
    return [...groups, { name: "go", commands: texts }];
  return groups.map(({ name, commands }) => ({
    name,
    commands: name === "go" ? [...commands, ...texts] : commands,
  }));
}

/** Questions stand last: who knows where to go is led there first. */
function withHelp(
  groups: readonly CommandGroup[],
  help: readonly HelpCommand[] | undefined,
  typed: string,
): readonly CommandGroup[] {
  const commands = foundHelp(help ?? [], typed);
  return commands.length === 0 ? groups : [...groups, { name: "help", commands }];
}

function lineId(list: string, place: number): string {
  return `${list}-${place}`;
}

interface GroupsProps extends Pick<LineProps, "typed"> {
  /** Of the list. */
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** The place of the line that Enter does. */
  readonly current: number;
  readonly onRun: (command: Command) => void;
  readonly onPoint: (place: number) => void;
}

/** What is found, with the current line in view. */
function Groups({ id, groups, typed, current, onRun, onPoint }: GroupsProps): ReactNode {
  const t = useTranslate("palette");
  const list = useRef<HTMLDivElement>(null);
  const lines = groups.flatMap((group) => group.commands);
  useLayoutEffect(() => {
    const options = list.current?.querySelectorAll("[role=option]");
    options?.[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t("title")}
      className="palette-list"
    >
      {groups.map(({ name, commands }) => (
        <div key={name} role="group" aria-label={t(name)}>
          <p className="group-label" aria-hidden="true">
            {t(name)}
          </p>
          {commands.map((command) => {
            const place = lines.indexOf(command);
            return (
              <Line
                key={place}
                command={command}
                typed={typed}
                id={lineId(id, place)}
                isCurrent={place === current}
                onRun={() => onRun(command)}
                onPoint={() => onPoint(place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const noTexts: readonly Command[] = [];

/** An answer in the place of the lines. */
function Answer({
  onClose,
  ...answer
}: ComponentProps<typeof HelpAnswer> & Pick<PaletteProps, "onClose">): ReactNode {
  return (
    <Dialog isOpen className="palette" label={answer.help.label} onClose={onClose}>
      <HelpAnswer {...answer} />
    </Dialog>
  );
}

/** Does what was asked for before all commands were there, once they are. */
function useAwaited(isDue: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isDue) actNow();
  }, [isDue]);
}

/** What is typed: kept by whoever had the keyboard before, or from here on. */
function useTyping(before: Signal<Typing> | undefined) {
  const [own] = useState(() => before ?? createSignal(nothingTyped));
  const { typed, isEntered } = useSignal(own);
  return { typed, isEntered, type: (next: Typing) => own.set(next) };
}

export interface PaletteProps {
  readonly known: KnownCommands;
  /** What is typed, where that began before this was there. */
  readonly typing?: Signal<Typing>;
  /** What the server has found for what is typed. */
  readonly texts?: readonly Command[];
  readonly onClose: () => void;
}

/** A question is remembered as the place that it led to: it is no line of its own. */
function remember(command: Command): void {
  const used = isHelp(command) ? command.place : command.id;
  if (used !== "") rememberCommand(globalThis.sessionStorage, used);
}

/** The line that a key leads to from the current one of so many, where it leads to a line. */
function lineAfter(key: string, current: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: (current + count - 1) % count,
    PageDown: count - 1,
    PageUp: 0,
  };
  return moves[key];
}

/**
 * A field and what answers it. The field keeps the keyboard; arrows move through the lines, Enter does the current one.
 * Where there is none before all commands have come, Enter waits for them.
 */
export function Palette({ known, texts = noTexts, onClose, ...props }: PaletteProps): ReactNode {
  const { commands, isComplete, help } = known;
  const t = useTranslate("palette");
  const id = useId();
  const { typed, isEntered, type } = useTyping(props.typing);
  const [wanted, setWanted] = useState(0);
  const [recent] = useState(() => recentCommands(globalThis.sessionStorage));
  const [answered, setAnswered] = useState<HelpCommand | null>(null);
  const found = withTexts(foundCommands(commands, typed, recent), texts);
  const groups = withHelp(found, help, typed);
  const lines = groups.flatMap((group) => group.commands);
  const current = Math.min(wanted, lines.length - 1);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    if (isHelp(command) && command !== answered) return setAnswered(command);
    remember(command);
    onClose();
    command.run();
  };
  useAwaited(isEntered && isComplete, () => run(lines[0]));
  const handleKey = (event: KeyboardEvent): void => {
    const next = lineAfter(event.key, current, lines.length);
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && next === undefined)) return;
    event.preventDefault();
    if (event.key === "Enter" && lines.length === 0) type({ typed, isEntered: !isComplete });
    else if (event.key === "Enter") run(lines[current]);
    else if (next !== undefined && lines.length > 0) setWanted(next);
  };
  if (answered)
    return (
      <Answer
        help={answered}
        onBack={() => setAnswered(null)}
        onRun={() => run(answered)}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen className="palette" label={t("title")} onClose={onClose}>
      <div className="palette-field">
        <Search aria-hidden="true" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog is opened for
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t("search")}
          placeholder={t("search")}
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={lines.length > 0 ? lineId(id, current) : undefined}
          value={typed}
          onChange={({ target }) => {
            type({ typed: target.value, isEntered: false });
            setWanted(0);
          }}
          onKeyDown={handleKey}
        />
        <kbd className="hide-small" aria-hidden="true">
          esc
        </kbd>
      </div>
      <Groups
        id={id}
        groups={groups}
        typed={typed}
        current={current}
        onRun={run}
        onPoint={setWanted}
      />
      {lines.length === 0 && isComplete && <p className="palette-empty">{t("nothing")}</p>}
      <p className="visually-hidden" role="status">
        {t("results", { count: lines.length })}
      </p>
    </Dialog>
  );
}
