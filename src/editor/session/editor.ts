import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Step } from "#/site/operations/operation.ts";
import type { Asset } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Theme } from "#/site/theme.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Upload } from "../api/upload.ts";
import type { Call } from "../api/request.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { CanvasControl, Found } from "../canvas/canvas-control.ts";
import type { UploadState } from "../fields/picture/upload-state.ts";
import type { Spot } from "../canvas/spot.ts";
import type { Signal } from "../signals/signal.ts";
import type { DispatchResult, DocumentStore } from "../document-store/document-store-types.ts";
import type { Reordering } from "../ui/reorder/reorder.ts";
import type { Timers } from "../signals/timers.ts";

export type Device = "desktop" | "tablet" | "mobile";

/** What is selected on the canvas: a section, a part of the site, or (null) the page. */
export type Selection = Target | null;

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Everything that the editor of one site is made of, for its frame, its canvas and its panels. */
export interface Editor {
  readonly site: SiteInfo;
  readonly store: DocumentStore;
  readonly timers: Timers;
  readonly call: Call;
  readonly upload: Upload;
  /** Id of the page on the canvas. */
  readonly page: Signal<string>;
  readonly language: Signal<LanguageCode>;
  readonly device: Signal<Device>;
  /** "fit", or the share of the page's real size. */
  readonly zoom: Signal<"fit" | number>;
  /** The share that it's shown at now. */
  readonly shownZoom: Signal<number>;
  readonly isPreview: Signal<boolean>;
  /** A section is being dragged: the page is shown at half its size. */
  readonly isDragging: Signal<boolean>;
  /** The section that is being moved, and where it would land. */
  readonly reordering: Signal<Reordering | null>;
  /** Name of the open panel. */
  readonly panel: Signal<string | null>;
  readonly selection: Signal<Selection>;
  /** The picture or the link whose popover is open. */
  readonly spot: Signal<Spot | null>;
  /** Where a section is to be inserted, while the picker is open: behind `after`, or first. */
  readonly insertion: Signal<{ readonly after: string | null } | null>;
  /** What the pointer hovers in the theme panel: shown, but not set. */
  readonly themePreview: Signal<Partial<Theme> | null>;
  readonly assets: Signal<ReadonlyMap<string, Asset>>;
  /** There is something that visitors don't see yet. */
  readonly isUnpublished: Signal<boolean>;
  /** What the server last told of publishing, unread. */
  readonly publishing: Signal<unknown>;
  /** Pictures on their way to the server, by the topic of their field. */
  readonly uploads: Signal<ReadonlyMap<string, UploadState>>;
  /** The picture that a dragged file is over. */
  readonly dropTarget: Signal<Found<"picture"> | null>;
  readonly toasts: Signal<readonly Toast[]>;
  /** What holds the lists of the server, once a panel has asked for one. */
  readonly queries: Signal<QueryClient | null>;
  /** What a screen reader says next. */
  readonly announcement: Signal<string>;
  /** What of the canvas others may ask for, while it is there. */
  readonly canvas: Signal<CanvasControl | null>;
  dispatch(steps: Step | readonly Step[]): DispatchResult;
  undo(): void;
  redo(): void;
  toast(message: string, action?: Toast["action"]): void;
  dismissToast(id: number): void;
  announce(message: string): void;
  /** Shows a page of the site on the canvas. */
  openPage(page: string, options?: { section?: string }): void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around. @throws outside of one */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("This stands outside of the editor");
  return editor;
}
