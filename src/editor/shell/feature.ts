import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { SiteRole } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { AccountClient } from "../api/account-client.ts";
import type { SessionInfo } from "#/api/auth.ts";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import type { Editor } from "../session/editor.ts";
import type { Places } from "../session/places.ts";
import type { Translate, WordLoaders, Words } from "../words/i18n.ts";
import type { WordKey } from "../words/say.ts";
import type { LatePart } from "../ui/late-part.tsx";
import type { CommandSource } from "./command.ts";

/** What the shell hands to a panel. */
export interface PanelProps {
  readonly onClose: () => void;
}

/** An entry of the rail, which is the dock of phones. */
interface RailEntry {
  /** The least role that it is shown to: editors where it is left out. */
  readonly needs?: SiteRole;
  /** Key of its name in `words`. */
  readonly label: WordKey<Words["translation"]>;
  readonly Icon: LucideIcon;
  /** An icon at the rail's foot, under More in the dock. */
  readonly isAside?: boolean;
}

/** An entry and the panel that it opens. A panel renders its own head (`.ph`) and body (`.pb`). */
export interface PanelEntry extends RailEntry {
  readonly name: string;
  /** Of use with a keyboard alone: not in the dock. */
  readonly isForKeyboards?: boolean;
  readonly Panel: ComponentType<PanelProps>;
}

/** An entry that leads to a screen of its own. */
export interface RailLink extends RailEntry {
  /** Not for whoever has the site open by a link, without an account. */
  readonly isForMembers?: boolean;
  /** Only where the site has several languages. */
  readonly isForLanguages?: boolean;
  readonly address: (site: SiteInfo) => string;
}

/** Key presses and what they do. */
export interface Shortcut {
  /** Its name, and the key of its words in `keys`. */
  readonly name:
    | "pass"
    | "above"
    | "below"
    | "undo"
    | "redo"
    | "save"
    | "duplicate"
    | "copy"
    | "cut"
    | "paste"
    | "delete"
    | "insert"
    | "toolbar"
    | "find"
    | "moveUp"
    | "moveDown"
    | "saveSection"
    | "climb"
    | "help"
    | "palette";
  /** Of `chordOf`; the first one stands in the list of shortcuts. */
  readonly chords: readonly string[];
  /** Also where the canvas doesn't have the keyboard. */
  readonly isEverywhere?: boolean;
  /** Also in the fields of the frame around the canvas. */
  readonly isInFields?: boolean;
  /** Also while the page is previewed. */
  readonly isInPreview?: boolean;
  /** Returns whether it did anything. */
  readonly run: (editor: Editor, t: Translate) => boolean;
}

/** Who is signed in, for what stands around the screens. */
export interface AccountProps {
  readonly client: AccountClient;
  readonly account: NonNullable<SessionInfo["account"]>;
  readonly onSignedOut: () => void;
  /** Says something, e.g. what went wrong. */
  readonly toast: (message: string) => void;
  readonly onPasswordSaved: () => void;
}

/** What phones have in a menu, for want of room in the bar. */
export interface DockAction {
  readonly label: WordKey<Words["translation"]>;
  readonly Icon: LucideIcon;
  readonly run: (editor: Editor) => void;
}

/** What a feature does while a site is open; loaded with the editor. */
export interface EditingParts {
  /** Above everything else on the canvas' screen, e.g. a dialog that the feature's own state opens. */
  readonly Dialogs?: ComponentType;
  /** Above every screen of the open site. */
  readonly Everywhere?: ComponentType;
  /** In the bar of the canvas' screen, behind the site's name. */
  readonly BarStart?: ComponentType;
  /** What is told before the buttons at the end of the bar: it comes and goes, and moves none of them. */
  readonly BarNote?: ComponentType;
  /** At the end of the bar. */
  readonly BarAction?: ComponentType;
  /** Beside the way back, while the page is previewed. */
  readonly PreviewAction?: ComponentType;
  /** In the menu at the end of the dock of phones, before what it has no room for. */
  readonly dockActions?: readonly DockAction[];
  readonly shortcuts?: readonly Shortcut[];
}

/**
 * Everything that one feature adds to the editor. Its file holds names and late imports only: the code behind them is
 * loaded when it is needed.
 */
export interface SignInAgainProps {
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
  /** The tab was left and is used again. */
  readonly onReturn: () => void;
}

export interface Feature {
  readonly name: string;
  /** Words of its own, by namespace. */
  readonly words?: Readonly<Record<string, WordLoaders>>;
  readonly panels?: readonly PanelEntry[];
  readonly railLinks?: readonly RailLink[];
  /** The least role that `overlay` and `editing` are for: editors where it is left out. */
  readonly needs?: SiteRole;
  /** The least role that `overlay` is for, where that is another one. */
  readonly overlayNeeds?: SiteRole;
  /** Over the page, for what is selected there. Loaded once somebody is about to edit. */
  readonly overlay?: () => Promise<ComponentType<{ readonly canvas: CanvasControl }>>;
  readonly editing?: () => Promise<EditingParts>;
  /** Where undo leads, and problems, when what they are about isn't on the canvas. Loaded once somebody is about to edit. */
  readonly places?: () => Promise<Places>;
  /** `/{name}`; the one called "sites" is also what any other address shows. */
  readonly screen?: { readonly name: string; readonly Screen: LatePart<Record<never, never>> };
  /** `/sites/{id}/{name}/{rest}`, of the site that is open. */
  readonly EditorScreen?: LatePart<{ readonly rest: string }>;
  /** What it can be told by name. Loaded when that is asked for. */
  readonly commands?: () => Promise<CommandSource>;
  /** In the bar over the screens of an account, before its menu. */
  readonly HeaderAction?: ComponentType;
  /** In the bar over the screens of an account. */
  readonly AccountMenu?: ComponentType<AccountProps>;
  /** Over an editor whose session has ended. */
  readonly SignInAgain?: ComponentType<SignInAgainProps>;
  /** Above the list of sites. */
  readonly AccountNote?: ComponentType<AccountProps>;
}
