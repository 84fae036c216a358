// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../api/request.ts";
import type { Command } from "../../../shell/command.ts";
import { registerFeatureWords } from "../../../shell/register-words.ts";
import { click, mount, press } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { stillCanvas } from "../../../testing/still-canvas.ts";
import { createSignal } from "../../../signals/signal.ts";
import {
  chooseLanguage,
  loadScreenWords,
  loadWords,
  startTranslations,
} from "../../../words/i18n.ts";
import { features } from "../../registry.ts";
import { frameCommands } from "../frame-commands.ts";
import { Palette } from "../palette.tsx";
import { recentCommands } from "../recent.ts";
import { foundHelp, helpCommands } from "./help-commands.ts";

/** How people ask, and the question that should be the first or the second answer. */
const asked = {
  en: {
    "show the site to a client": "preview",
    "how do I publish at a set time": "publishLater",
    "publish tomorrow": "publishLater",
    "how to undo": "restore",
    "i deleted a page": "restore",
    "connect my domain": "domain",
    "where are my messages": "messages",
    "how to hide a page": "draft",
    "add my colleague": "invite",
    "change font": "look",
    "replace image": "pictures",
    "how many visitors": "analytics",
    "do i need gdpr": "cookies",
    "old links": "redirects",
    backup: "export",
    "template other sites": "reuse",
    "take site down": "unpublish",
  },
  ru: {
    "показать клиенту": "preview",
    "как опубликовать позже": "publishLater",
    "как вернуть удалённое": "restore",
    "подключить домен": "domain",
    "куда приходят заявки": "messages",
    "спрятать страницу": "draft",
    "поменять картинку": "pictures",
    "поменять шрифт": "look",
    "второй язык": "language",
    "скачать сайт": "export",
    "закрыть паролем": "password",
  },
  de: {
    "dem Kunden zeigen": "preview",
    "wie kann ich die Domain verbinden": "domain",
    "Passwort für Seite": "password",
  },
  fr: {
    "montrer au client": "preview",
    "comment changer la police": "look",
    "mot de passe": "password",
  },
  es: {
    "enseñar al cliente": "preview",
    "cómo conecto un dominio": "domain",
    "recuperar página eliminada": "restore",
  },
  uk: {
    "показати клієнту": "preview",
    "як змінити шрифт": "look",
    "повернути видалене": "restore",
  },
} as const;

const noAnswer: Call = async <Answer,>() => [] as Answer;

async function allCommands(role: "owner" | "writer" = "owner"): Promise<readonly Command[]> {
  const editor = { ...createSampleEditor(noAnswer), role: createSignal(role) };
  editor.canvas.set(stillCanvas());
  const own = await Promise.all(
    features.map(async ({ commands }) => (await (await commands?.())?.({ editor })) ?? []),
  );
  return [...frameCommands(editor, features), ...own.flat()];
}

async function speak(language: keyof typeof asked): Promise<void> {
  registerFeatureWords(features);
  await startTranslations();
  await chooseLanguage(language);
  await Promise.all([loadScreenWords(), loadWords("palette"), loadWords("help")]);
}

describe.each(Object.keys(asked) as (keyof typeof asked)[])(
  "PALETTE-81: help in %s",
  (language) => {
    let commands: readonly Command[] = [];
    beforeAll(async () => {
      await speak(language);
      commands = await allCommands();
    });

    it("answers each question, and each answer leads somewhere", () => {
      const help = helpCommands(commands);
      expect(help).toHaveLength(23);
      expect(new Set(help.map(({ label }) => label)).size).toBe(23);
      expect(help.filter(({ answer }) => answer.length < 60 || answer.length > 320)).toEqual([]);
    });

    it("is found as people ask", () => {
      const missed = Object.entries(asked[language]).flatMap(([typed, id]) => {
        const found = foundHelp(helpCommands(commands), typed).map((one) => one.id);
        return found.slice(0, 2).includes(`help.${id}`) ? [] : [`${typed}: ${found.join(", ")}`];
      });
      expect(missed).toEqual([]);
    });
  },
);

it("PALETTE-81: whoever may not do it isn’t told how; what is no question finds none", async () => {
  await speak("en");
  const help = helpCommands(await allCommands("writer"));
  expect(help.map(({ id }) => id)).not.toContain("help.domain");
  const all = helpCommands(await allCommands());
  expect(foundHelp(all, "zzzz")).toEqual([]);
  expect(foundHelp(all, "how do I")).toHaveLength(4);
});

describe("PALETTE-82: an answer", () => {
  let mounted: Mounted;
  const run = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  beforeEach(async () => {
    run.mockClear();
    onClose.mockClear();
    sessionStorage.clear();
    HTMLElement.prototype.scrollIntoView = () => undefined;
    await speak("en");
    const commands = (await allCommands()).map((one) => ({ ...one, run }));
    const known = { commands, isComplete: true, help: helpCommands(commands) };
    mounted = await mount(<Palette known={known} onClose={onClose} />);
  });
  afterEach(() => mounted.unmount());

  async function ask(text: string): Promise<void> {
    const field = mounted.find<HTMLInputElement>("[role=combobox]");
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  it("is read before anything is done; its button, which has the keyboard, does it", async () => {
    await ask("how do I publish at a set time");
    await press("Enter");
    expect(onClose).not.toHaveBeenCalled();
    expect(mounted.find(".palette-answer h2").textContent).toBe("How do I publish at a set time?");
    expect(mounted.find(".palette-answer p").textContent).toContain("time zone");
    const button = document.activeElement as HTMLElement;
    expect(button.textContent).toBe("Open “Schedule”");
    await click(button);
    expect(run).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
    // what was opened is what was used last
    expect(recentCommands(sessionStorage)).toEqual(["settings.schedule"]);
  });

  it("leads back to what was typed", async () => {
    await ask("connect my domain");
    await click(mounted.find("[role=group][aria-label=Help] [role=option]"));
    await click(mounted.find('[aria-label="Back to the list"]'));
    const field = mounted.find<HTMLInputElement>("[role=combobox]");
    expect(field.value).toBe("connect my domain");
    expect(document.activeElement).toBe(field);
    expect(run).not.toHaveBeenCalled();
  });
});
