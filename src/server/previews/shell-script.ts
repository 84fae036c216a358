/*
 * What runs in the browser of a preview's visitor. Both functions are sent as text, so they use nothing outside of
 * themselves.
 */

/** Takes the secret out of the address at once (R10) and exchanges it, with a password where one is asked for. */
export function openPreview(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  const note = form.querySelector("p");
  const retry = document.querySelector<HTMLElement>(".failed button");
  const secretIn = ({ hash }: Location) => /^#([\w-]{43})$/.exec(hash)?.[1];

  /** Keeps the secret, or nothing, for a reload of this page while it asks for the password. */
  const keep = (secret: string | null): void =>
    history.replaceState(secret, "", location.pathname.replace(/^\/+/, "/") + location.search);

  /** Of this address or, where this is a frame, of a parent's of the same origin. */
  function readSecret(): string | undefined {
    const own = secretIn(location);
    const kept: unknown = history.state;
    keep(null);
    if (own !== undefined || typeof kept === "string") return own ?? String(kept);
    try {
      return parent === window ? undefined : secretIn(parent.location);
    } catch {
      return undefined;
    }
  }

  function show(state: string): void {
    document.body.dataset["state"] = state;
    document.title = document.querySelector(`.${state} h1`)?.textContent ?? "";
  }

  function ask(secret: string, message: string): void {
    keep(secret);
    show("locked");
    if (!field || !note) return;
    note.textContent = message;
    field.setAttribute("aria-invalid", String(message !== ""));
    field.focus();
    field.select();
  }

  /** What didn't answer, or not whole, says nothing of the link: it stays, and its button or a reload asks again. */
  async function exchange(secret: string, password?: string): Promise<void> {
    const body = new URLSearchParams({ token: secret });
    if (password !== undefined) body.set("password", password);
    const answer = await fetch("/~preview", { method: "POST", body }).catch(() => undefined);
    const asks = answer?.headers.get("content-type")?.startsWith("application/json");
    const asked = asks ? await answer?.json().catch(() => undefined) : undefined;
    if (answer?.ok) {
      keep(null);
      location.reload();
    } else if (asked) ask(secret, asked.message);
    else if (answer && answer.status < 500 && !asks) {
      keep(null);
      show(answer.status === 429 ? "busy" : "invalid");
    } else if (password !== undefined)
      ask(secret, document.querySelector(".failed h1")?.textContent ?? "");
    else {
      keep(secret);
      show("failed");
      retry?.focus();
    }
  }

  let isBusy = false;
  function send(secret: string, password?: string): void {
    if (isBusy) return;
    isBusy = true;
    void exchange(secret, password).finally(() => void (isBusy = false));
  }

  const secret = readSecret();
  if (secret === undefined) return show("invalid");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(secret, field?.value ?? "");
  });
  retry?.addEventListener("click", () => {
    delete document.body.dataset["state"];
    send(secret);
  });
  send(secret);
}

/** Follows the frame that shows the site, and says times as its visitor's clock has them. */
export function followPreview(frame: HTMLIFrameElement): void {
  function showTimes(): void {
    const language = document.documentElement.lang;
    for (const time of document.querySelectorAll("time")) {
      const minutes = Math.round((Date.parse(time.dateTime) - Date.now()) / 60_000);
      const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
      const [value, unit] =
        Math.abs(minutes) < 60
          ? ([minutes, "minute"] as const)
          : Math.abs(minutes) < 1_440
            ? ([Math.round(minutes / 60), "hour"] as const)
            : ([Math.round(minutes / 1_440), "day"] as const);
      time.textContent = relative.format(value, unit);
    }
  }

  function followFrame(): void {
    const follow = (): void => {
      // none where a link of the site led elsewhere
      const shown = frame.contentDocument;
      if (!shown || shown.location.origin !== location.origin) return;
      const { pathname, search } = shown.location;
      // what answers a form is no page to come back to
      if (pathname.startsWith("/api/")) return;
      history.replaceState(null, "", pathname.replace(/^\/+/, "/") + search);
      document.title = shown.title;
    };
    const enter = (): void => {
      document.querySelector(".waiting")?.remove();
      follow();
      const shown = frame.contentWindow;
      if (!shown) return;
      (shown as Window & { navigation?: EventTarget }).navigation?.addEventListener(
        "navigatesuccess",
        follow,
      );
      // R32: nobody reports a preview
      const Sheet = frame.contentDocument?.defaultView?.CSSStyleSheet;
      if (!Sheet || !frame.contentDocument) return;
      const sheet = new Sheet();
      sheet.replaceSync(".footer__report{display:none}");
      frame.contentDocument.adoptedStyleSheets.push(sheet);
    };
    frame.addEventListener("load", enter);
    const { readyState, URL: address = "about:blank" } = frame.contentDocument ?? {};
    if (readyState === "complete" && address !== "about:blank") enter();
  }

  function switchWidths(): void {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-width]")];
    for (const button of buttons)
      button.addEventListener("click", () => {
        frame.style.maxWidth = button.dataset["width"] ?? "";
        for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
      });
  }

  // a link that is opened again still has its secret behind it
  if (location.hash.length > 40)
    history.replaceState(null, "", location.pathname.replace(/^\/+/, "/") + location.search);
  showTimes();
  followFrame();
  switchWidths();
}
