import { held, specOfKind } from "#/fields/held-value.ts";
import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { TextProps } from "#/sections/kit/index.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { alignmentField } from "../alignment-field.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import { isUntranslated } from "../is-untranslated.ts";
import { formOf } from "../text/editable-form.ts";
import { useMarkedPart } from "../text/use-marked-part.ts";

/**
 * A text that is edited in place. React draws the element without its content, which belongs to the text session: a
 * key press renders nothing here.
 */
export function EditableText({
  of,
  as,
  className,
  id,
  level,
  short = 0,
  isContact = false,
  htmlFor,
  data,
}: TextProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const { store, handles, text, placeholder } = useCanvasTools();
  const spec = specOfKind(scope.specs, of, "text");
  const value = held(spec, environment.useField(scope, of));
  const element = useRef<HTMLElement>(null);
  const { language, primary } = environment;
  const isList = spec.format === "list";
  const part = useMarkedPart(spec);
  useLayoutEffect(() => {
    if (!element.current) return;
    const path = [...scope.path, of];
    // a layout that draws no alignment has none to choose
    const alignment = data?.["data-align"] && alignmentField(scope.specs, of);
    handles.set(element.current, {
      kind: "text",
      target: scope.target,
      path,
      alignment: alignment ? [...scope.path, alignment] : null,
      Tools: part?.Tools,
    });
    text.bind(element.current, {
      key: fieldTopic(scope.target, path),
      limit: spec.limit,
      isRequired: spec.isRequired,
      form: part?.form ?? formOf(isList ? "list" : isContact ? "contact" : "lines"),
      level,
      short,
      language,
      primary,
      stored: value?.[language]?.text ?? "",
      original: language === primary ? "" : (value?.[primary]?.text ?? ""),
      isUntranslated: value !== undefined && isUntranslated(store, value, environment),
      marks: value?.[value[language]?.text ? language : primary]?.marks ?? [],
      commit: ({ goesOn, isShared, ...change }) => {
        const spot = { target: scope.target, path, language };
        const typed = isShared && { typed: true };
        const step = { name: "text.set", args: { ...spot, ...change, ...typed } };
        return store.type(step, { goesOn }).outcome !== "refused";
      },
    });
  });
  // the text that names a form's field is what the Tab key reaches
  useLayoutEffect(() => {
    const field = element.current?.closest("label")?.control;
    field?.setAttribute("tabindex", "-1");
    return () => field?.removeAttribute("tabindex");
  }, []);
  const Tag = (as ?? (isList ? "div" : "p")) as "p";
  return (
    <Tag
      ref={element as React.RefObject<HTMLParagraphElement>}
      id={id}
      className={className}
      {...(htmlFor !== undefined && { htmlFor })}
      tabIndex={0}
      data-edit="text"
      data-topic={fieldTopic(scope.target, [...scope.path, of])}
      data-placeholder={placeholder}
      {...data}
    />
  );
}
