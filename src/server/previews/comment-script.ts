import { choosing, createChoice } from "./choice-script.ts";

/*
 * What runs in the browser of those who comment on a preview. All functions are sent as text, together: they use each
 * other, and nothing outside of this file but what `commentPreview` is given.
 */

/** A comment that was sent in this visit, with the path of its page and the id and name of its section. */
interface SentComment {
  readonly path: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What this browser keeps, as long as the tab is open or longer; nothing where it keeps nothing. */
function createKept(storage: () => Storage) {
  return {
    read(name: string): string {
      try {
        return storage().getItem(`comment-${name}`) ?? "";
      } catch {
        return "";
      }
    },
    write(name: string, value: string): void {
      try {
        storage().setItem(`comment-${name}`, value);
      } catch {
        // it is on the page all the same
      }
    },
  };
}

/** What was sent in this visit, listed. */
function createSent(list: HTMLElement, kept: ReturnType<typeof createKept>) {
  const most = 50;
  const read = (): SentComment[] => {
    try {
      const found: unknown = JSON.parse(kept.read("sent") || "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  };
  let all = read();
  const draw = (): void => {
    const rows = all.map(({ name, text }) => {
      const row = document.createElement("li");
      const about = document.createElement("b");
      const words = document.createElement("span");
      about.textContent = name;
      words.textContent = text;
      row.append(about, words);
      return row;
    });
    list.replaceChildren(...rows);
    list.parentElement?.toggleAttribute("hidden", rows.length === 0);
  };
  draw();
  return {
    /** Ids of the sections of a page that were commented on. */
    on: (page: string): string[] => all.flatMap(({ path, id }) => (path === page ? [id] : [])),
    add(one: SentComment): void {
      all = [one, ...all].slice(0, most);
      kept.write("sent", JSON.stringify(all));
      draw();
    },
  };
}

/** What the panel of comments consists of; undefined where something is missing. */
function findParts(panel: HTMLElement) {
  const form = panel.querySelector("form");
  const title = panel.querySelector("h2");
  const choice = panel.querySelector("select");
  const name = panel.querySelector("input");
  const text = panel.querySelector("textarea");
  const wrong = panel.querySelector<HTMLElement>("[role=alert]");
  const done = panel.querySelector<HTMLElement>("[role=status]");
  const close = panel.querySelector<HTMLElement>(".close");
  const again = panel.querySelector<HTMLElement>(".again");
  const list = panel.querySelector("ul");
  if (!form || !title || !choice || !name || !text || !wrong) return undefined;
  if (!done || !close || !again || !list) return undefined;
  return { form, title, choice, name, text, wrong, done, close, again, list };
}

/** Sends a comment; answers why it wasn't taken, or nothing. */
async function sendComment(comment: object, failed: string): Promise<string | undefined> {
  try {
    const headers = { "content-type": "application/json", language: document.documentElement.lang };
    const body = JSON.stringify(comment);
    const answer = await fetch("/~comment", { method: "POST", headers, body });
    if (answer.ok) return undefined;
    const { message }: { message?: string } = await answer.json();
    return message ?? failed;
  } catch {
    return failed;
  }
}

interface Sending {
  readonly text: HTMLTextAreaElement;
  readonly wrong: HTMLElement;
  readonly send: () => Promise<void>;
}

/** Sends what the form has, one after the other; its words stay what is sent until then. */
function sendInTurn(form: HTMLFormElement, { text, wrong, send }: Sending): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (text.readOnly) return;
    text.readOnly = true;
    wrong.textContent = "";
    void send().finally(() => void (text.readOnly = false));
  });
}

interface Following {
  /** Each time a page was loaded. */
  readonly follow: () => void;
  readonly leave: (event: KeyboardEvent) => void;
  /** Each time another page is shown without being loaded. */
  readonly moved: () => void;
}

function followFrame(frame: HTMLIFrameElement, { follow, leave, moved }: Following): void {
  const enter = (): void => {
    follow();
    frame.contentDocument?.addEventListener("keydown", leave);
    const shown: (Window & { navigation?: EventTarget }) | null = frame.contentWindow;
    shown?.navigation?.addEventListener("navigatesuccess", moved);
  };
  frame.addEventListener("load", enter);
  const { readyState, URL: address = "about:blank" } = frame.contentDocument ?? {};
  if (readyState === "complete" && address !== "about:blank") enter();
}

interface PanelParts {
  readonly createChoice: typeof createChoice;
  readonly frame: HTMLIFrameElement;
  readonly opener: HTMLElement;
  readonly panel: HTMLElement;
  readonly layer: HTMLElement;
}

/** Lets whoever looks comment on sections, under a name and without an account. What isn't sent stays. */
function commentPreview({ createChoice, frame, opener, panel, layer }: PanelParts): void {
  const parts = findParts(panel);
  if (!parts) return;
  const { form, title, choice, name, text, wrong, done, close, again, list } = parts;
  const { about = "", begun = "", numbered = "", failed = "" } = panel.dataset;
  const kept = { visit: createKept(() => sessionStorage), longer: createKept(() => localStorage) };
  const sent = createSent(list, kept.visit);
  const isOpen = (): boolean => !panel.hidden;
  const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  let id = newId();
  const show = (): void => {
    const section = places.chosen();
    const isWritten = section !== undefined || text.value !== "";
    title.textContent = section ? about.replace("{section}", () => section.name) : begun;
    panel.dataset["state"] = isWritten ? "writing" : "choosing";
  };
  const places = createChoice({
    frame,
    choice,
    layer,
    numbered,
    isOpen,
    sentOn: sent.on,
    onChoice(isOnPage) {
      show();
      if (isOnPage) (name.value === "" ? name : text).focus();
    },
  });
  const toggle = (on: boolean): void => {
    panel.hidden = !on;
    opener.setAttribute("aria-expanded", String(on));
    places.read();
    (on ? choice : opener).focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen()) toggle(false);
  };
  const send = async (): Promise<void> => {
    const section = places.chosen();
    const path = frame.contentWindow?.location.pathname ?? "";
    const said = { id, path, section: choice.value, name: name.value, text: text.value };
    kept.longer.write("name", said.name);
    const reason = await sendComment(said, failed);
    wrong.textContent = reason ?? "";
    if (reason !== undefined) {
      places.read();
      return text.focus();
    }
    sent.add({ path, id: said.section, name: section?.name ?? "", text: said.text });
    id = newId();
    text.value = choice.value = "";
    kept.visit.write("text", "");
    places.draw();
    title.textContent = begun;
    panel.dataset["state"] = "sent";
    done.textContent = done.dataset["words"] ?? "";
    again.focus();
  };
  sendInTurn(form, { text, wrong, send });
  followFrame(frame, { follow: places.follow, leave, moved: () => isOpen() && places.read() });
  name.value = kept.longer.read("name");
  text.value = kept.visit.read("text");
  text.addEventListener("input", () => kept.visit.write("text", text.value));
  choice.addEventListener("change", () => {
    show();
    places.draw();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    places.chosen()?.element.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
  });
  opener.addEventListener("click", () => toggle(!isOpen()));
  close.addEventListener("click", () => toggle(false));
  again.addEventListener("click", () => {
    done.textContent = "";
    places.read();
    choice.focus();
  });
  document.addEventListener("keydown", leave);
}

/** The text of all of it, run on a preview's page. */
export const commenting = `${[createKept, createSent, findParts, sendComment, sendInTurn, followFrame].join("\n")}
${choosing}
(${commentPreview.toString()})({createChoice:${createChoice.toString()},
frame:document.querySelector("iframe"),opener:document.querySelector("header .comment"),
panel:document.querySelector("#comments"),layer:document.querySelector(".marks")})`;
