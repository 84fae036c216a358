import type { ReactNode } from "react";
import { NotFoundView } from "#/chrome/not-found.tsx";
import { primaryLanguage } from "#/site/language.ts";
import { initialNotFound, notFoundFields } from "#/site/not-found.ts";
import type { NotFound } from "#/site/not-found.ts";
import { pagePath } from "#/site/routes.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { ChoiceRow } from "../../form/choice-row.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { PreviewPage } from "../../../../canvas/preview-page.tsx";
import { Preview } from "../../preview/preview.tsx";
import { useFacts } from "../../preview/use-facts.ts";

const target = { part: "notFound" } as const;

function useNotFound(): NotFound {
  return useSitePart("settings").notFound ?? initialNotFound;
}

/** The page as visitors will see it. */
function NotFoundPreview(): ReactNode {
  const rendered = useFacts();
  const notFound = useNotFound();
  if (!rendered) return <Preview>{null}</Preview>;
  const { site, language } = rendered.facts;
  return (
    <Preview>
      <PreviewPage {...rendered}>
        <NotFoundView
          notFound={notFound}
          language={language}
          primary={primaryLanguage(site.languages)}
          home={pagePath({ path: "/" }, language, site)}
        />
      </PreviewPage>
    </Preview>
  );
}

function Look(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { side, colours } = useNotFound();
  const set = (name: "side" | "colours", value: string): void => {
    editor.dispatch({ name: "field.set", args: { target, path: [name], value } });
  };
  const choicesOf = <Option extends "start" | "center" | NotFound["colours"]>(
    options: readonly Option[],
  ) => options.map((value) => ({ value, content: t(`notFound.looks.${value}`) }));
  return (
    <Part title={t("notFound.look")}>
      <ChoiceRow
        label={t("notFound.side")}
        choices={choicesOf(notFoundFields.side.options)}
        value={side}
        onChoose={(value) => set("side", value)}
      />
      <ChoiceRow
        label={t("notFound.colours")}
        choices={choicesOf(notFoundFields.colours.options)}
        value={colours}
        onChoose={(value) => set("colours", value)}
      />
    </Part>
  );
}

/** What visitors read at an address that doesn't exist. */
export function NotFoundTab(): ReactNode {
  const { language } = useEditor();
  const t = useTranslate("settings");
  const code = useSignal(language);
  return (
    <TabLayout title={t("notFound.title")} hint={t("notFound.about")} preview={<NotFoundPreview />}>
      <Part title={t("notFound.words")} aside={<TextLanguage />}>
        <TextSetting
          target={target}
          path={["title"]}
          label={t("notFound.heading")}
          placeholder={visitorMessage("notFoundTitle", code)}
        />
        <TextSetting
          target={target}
          path={["text"]}
          label={t("notFound.text")}
          placeholder={visitorMessage("notFoundText", code)}
          isLong
        />
        <TextSetting
          target={target}
          path={["button"]}
          label={t("notFound.button")}
          hint={t("notFound.buttonHint")}
          placeholder={visitorMessage("notFoundHome", code)}
        />
      </Part>
      <Look />
    </TabLayout>
  );
}
