import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { mayApply } from "#/api/roles.ts";
import { held, specOfKind } from "#/fields/held-value.ts";
import { ScopeContext, useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { Block } from "#/sections/kit/prose/prose-groups.ts";
import { ProsePictures } from "#/sections/kit/prose/prose-pictures.tsx";
import { isPictureBlock } from "#/sections/kit/prose/prose.tsx";
import type { ProseProps } from "#/sections/kit/slot-props.ts";
import type { FieldPath } from "#/site/operations/target.ts";
import { fieldValue } from "../../document-store/read-field.ts";
import { deepTopic, fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import { isUntranslated } from "../is-untranslated.ts";
import type { ListPlace } from "../slots/list-context.ts";
import { createProseSession } from "./prose-session.ts";
import type { ProseSession } from "./prose-session.ts";

/** A picture of the rich text, drawn into its place by the page's own view; it is edited as any other picture is. */
function Figure({ list, block }: { readonly list: ListPlace; readonly block: Block }): ReactNode {
  const { target, list: path, spec } = list;
  const { id, type } = block;
  const scope = useMemo(
    () => ({ target, path: [...path, id] as FieldPath, specs: spec.item }),
    [target, path, spec, id],
  );
  if (!isPictureBlock(type)) return null;
  return (
    <ScopeContext.Provider value={scope}>
      <ProsePictures type={type} />
    </ScopeContext.Provider>
  );
}

/** What connects a rich text with its editor. */
function useProse({ of, rank }: ProseProps) {
  const environment = useEnvironment();
  const scope = useScope();
  const editor = useEditor();
  const t = useTranslate("fields");
  const { store, handles, text, placeholder } = useCanvasTools();
  const element = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const { language, primary } = environment;
  const { target } = scope;
  const place = useMemo(
    () => ({
      target,
      path: [...scope.path, of.name] as FieldPath,
      spec: of,
      language,
      primary,
      rank,
    }),
    [target, scope.path, of, language, primary, rank],
  );
  const start = useEffectEvent((mount: HTMLElement): ProseSession => {
    const add = { name: "item.add", args: { target, path: place.path } };
    const key = fieldTopic(target, place.path);
    return createProseSession({
      mount,
      place,
      isFixed: language !== primary || !mayApply(editor.role.get(), add),
      stored: () => held(of, fieldValue(store.records(), target, place.path)) ?? [],
      commit([first, ...others], { goesOn }) {
        const { outcome } =
          others.length === 0 && first.name === "text.set"
            ? store.type(first, { goesOn })
            : editor.dispatch([first, ...others]);
        return outcome !== "refused";
      },
      onTooMuch: () => editor.toast(t("prose.tooMuch")),
      timers: editor.timers,
      text,
      key,
      placeholder,
      label: t("prose.label"),
      isShared: () => editor.others.get().length > 0,
      isUntranslated: (one) => isUntranslated(store, one, place),
      onFigures: setFigures,
    });
  });
  useLayoutEffect(() => {
    const mount = element.current;
    if (!mount) return;
    const current = start(mount);
    handles.set(mount, { kind: "prose", target, path: place.path, editing: current.editing });
    current.follow();
    const topic = fieldTopic(target, place.path);
    const ends = [topic, deepTopic(topic)].map((one) => store.subscribe(one, current.follow));
    return () => {
      ends.forEach((end) => end());
      current.destroy();
    };
  }, [store, handles, target, place]);
  const list: ListPlace = useMemo(
    () => ({ target, list: place.path, spec: specOfKind(scope.specs, of.name, "list") }),
    [target, place, scope.specs, of],
  );
  useLayoutEffect(() => {
    for (const [item, { parentElement: figure }] of figures)
      if (figure) handles.set(figure, { kind: "item", item, ...list });
  }, [figures, handles, list]);
  return { element, figures, list };
}

/** A rich text that is edited in its place. Its words belong to its editor, its pictures to the page's views. */
export function EditableProse(props: ProseProps): ReactNode {
  const { of, className = "" } = props;
  const blocks = held(of, useEnvironment().useField(useScope(), of.name)) ?? [];
  const { element, figures, list } = useProse(props);
  return (
    <>
      <div
        ref={element}
        className={`prose ${className}`}
        data-edit="prose"
        data-topic={fieldTopic(list.target, list.list)}
      />
      {blocks.map((block) => {
        const dom = figures.get(block.id);
        return dom && createPortal(<Figure list={list} block={block} />, dom, block.id);
      })}
    </>
  );
}
