/** What a visitor has kept of a section; an empty set where the browser keeps nothing. */
function read(entry: string): Set<string> {
  try {
    return new Set(localStorage.getItem(entry)?.split(" "));
  } catch {
    return new Set();
  }
}

function write(entry: string, kept: ReadonlySet<string>): void {
  try {
    if (kept.size > 0) localStorage.setItem(entry, [...kept].join(" "));
    else localStorage.removeItem(entry);
  } catch {
    // it is kept for this visit
  }
}

/** Shows which sessions are kept, and how many. The box that shows only those is there once there is one. */
function show(section: HTMLElement, kept: ReadonlySet<string>): void {
  let count = 0;
  for (const session of section.querySelectorAll<HTMLElement>("[data-key]")) {
    const isKept = kept.has(session.dataset["key"] ?? "");
    if (isKept) count += 1;
    session.toggleAttribute("data-kept", isKept);
    session.querySelector("[data-keep]")?.setAttribute("aria-pressed", String(isKept));
  }
  const plan = section.querySelector<HTMLElement>("[data-plan]");
  const box = plan?.querySelector("input");
  const figure = plan?.querySelector("b");
  if (!plan || !box || !figure) return;
  figure.textContent = String(count);
  plan.hidden = count === 0;
  if (count === 0) box.checked = false;
}

/** Puts a button into each session, named after what it is kept in and what it is called. */
function addButtons(section: HTMLElement, template: HTMLTemplateElement): void {
  for (const session of section.querySelectorAll("[data-key]")) {
    session.append(template.content.cloneNode(true));
    const title = session.querySelector("h2,h3,h4")?.textContent ?? "";
    const label = `${section.dataset["keeps"] ?? ""}: ${title}`;
    session.querySelector("[data-keep]")?.setAttribute("aria-label", label);
  }
}

/**
 * Lets visitors keep sessions of a programme, in this browser and by the sessions' ids: what is kept is kept because the
 * visitor asked for it, and is never sent.
 */
export function init(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-keeps]")) {
    const template = section.querySelector("template");
    if (!template || section.querySelector("[data-keep]")) continue;
    const entry = `kept:${section.id}`;
    const kept = read(entry);
    addButtons(section, template);
    show(section, kept);
    section.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("[data-keep]");
      const key = button && button.closest<HTMLElement>("[data-key]")?.dataset["key"];
      if (!key) return;
      if (!kept.delete(key)) kept.add(key);
      write(entry, kept);
      show(section, kept);
    });
  }
}
