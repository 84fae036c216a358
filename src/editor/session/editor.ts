import { createContext, use } from "react";
import type { PersonHere } from "#/api/presence.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Asset } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Call } from "../api/request.ts";
import type { Upload } from "../api/upload.ts";
import type {
  DispatchMeans,
  DispatchResult,
  DocumentStore,
} from "../document-store/document-store-types.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import type { CanvasPort } from "./canvas-port.ts";
import type { Notices } from "./notices.ts";
import type { LatePlaces } from "./places.ts";
import type { Spot } from "./spot.ts";

/** What is selected on the canvas, or (null) the page. */
export type Selection = Spot | null;

/** What the server sends while the site is open. */
export type ServerEvent =
  | { readonly kind: "operation" | "comments" }
  | { readonly kind: "publish"; readonly event: unknown };

/** Another tab that has the site open. */
export interface OtherTab extends PersonHere {
  /** The user sits before it as well. */
  readonly isOwn: boolean;
}

/** The site that is open, for everything that shows or changes it: its store, what is selected, and where one is. */
export interface Editor extends Notices {
  readonly site: SiteInfo;
  /** What its user may do; owners change it while the site is open. */
  readonly role: Signal<SiteRole>;
  /** Not once its user was removed, their link was revoked, or the site is gone. */
  readonly hasAccess: Signal<boolean>;
  readonly store: DocumentStore;
  readonly assets: Signal<ReadonlyMap<string, Asset>>;
  readonly timers: Timers;
  readonly call: Call;
  readonly upload: Upload;
  readonly places: LatePlaces;
  /** Id of the page on the canvas. */
  readonly page: Signal<string>;
  readonly language: Signal<LanguageCode>;
  readonly selection: Signal<Selection>;
  /** What of the canvas others may ask for, while it is there. */
  readonly canvas: Signal<CanvasPort | null>;
  /** Names this tab to the server and to the others. */
  readonly tab: string;
  /** The other tabs that have the site open; none while there is no connection. */
  readonly others: Signal<readonly OtherTab[]>;
  /** Whether they know where this tab is: not when its stream has just been opened. */
  readonly isPlaceKnown: Signal<boolean>;
  /** The last event of the server. */
  readonly serverEvent: Signal<ServerEvent | null>;
  dispatch(steps: Step | readonly Step[], via?: DispatchMeans): DispatchResult;
  undo(): void;
  redo(): void;
  /** Shows a page of the site on the canvas. */
  openPage(page: string): void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around. @throws outside of one */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("Outside of the editor");
  return editor;
}
