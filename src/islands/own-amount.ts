import { centDigits, payAddress } from "#/lib/pay-address.ts";

/** What was typed, in figures that payment pages read: "12.50"; null for what is no amount. */
function typedIn(input: HTMLInputElement): string | null {
  const { valueAsNumber: amount, validity } = input;
  if (!validity.valid || !(amount > 0)) return null;
  const { own = "" } = input.closest<HTMLElement>("[data-own]")?.dataset ?? {};
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(centDigits(own));
}

/** Writes an amount into the links beside the field that it was typed in. */
function tell(input: HTMLInputElement): void {
  const field = input.closest<HTMLElement>("[data-own]");
  const amount = typedIn(input);
  const { own: currency = "" } = field?.dataset ?? {};
  const links = field?.parentElement?.querySelectorAll<HTMLAnchorElement>("a[data-address]") ?? [];
  for (const link of links)
    link.href = payAddress(
      link.dataset["address"] ?? "",
      amount === null ? null : { amount, currency },
    );
}

let isWatching = false;

/** Amounts of visitors' own are typed on the page: without a script the payment page asks for them. */
export function init(): void {
  for (const field of document.querySelectorAll<HTMLElement>("[data-own]")) {
    field.hidden = false;
    const input = field.querySelector("input");
    // browsers bring back what was typed before
    if (input) tell(input);
  }
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest("[data-own]")) tell(target);
  });
}
