/**
 * Says something in the place of a form's answers without its island. The island renders that place itself: `unsay` first.
 */
export function sayPlainly(form: HTMLFormElement, text: string): void {
  unsay(form);
  const note = document.createElement("p");
  note.className = "notice notice--bad";
  note.dataset["plain"] = "";
  note.textContent = text;
  form.querySelector("[role=status]")?.append(note);
}

/** Takes back what was said plainly. */
export function unsay(form: HTMLFormElement): void {
  form.querySelector("[role=status]>[data-plain]")?.remove();
}
