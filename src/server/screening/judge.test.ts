import { describe, expect, it, test } from "vitest";
import { mostHoldReasons } from "#/api/held-releases.ts";
import { brandInHost, brandInTitle } from "./find-brands.ts";
import { findRequest } from "./find-requests.ts";
import { distinctReasons, judgePage, judgeSite } from "./judge-document.ts";
import { starters } from "#/starters/registry.ts";
import { readStarter } from "../../../test/fixtures/starter.ts";

const asks = (text: string, isInForm = false) => findRequest(text, { isInForm }) !== undefined;

describe("the screen of publications", () => {
  it.each(starters.map(({ id }) => id))("HELD-01: the starter %s is held by nothing", (id) => {
    const { site, index, pages } = readStarter(id).document;
    const reasons = [...judgeSite(site), ...pages.flatMap((page) => judgePage(page, index))];
    expect(reasons).toEqual([]);
  });

  it.each([
    "Card payment accepted",
    "We take Visa, Mastercard and PayPal.",
    "Kartenzahlung ab 10 Euro möglich",
    "Оплата картой или наличными",
    "Приймаємо картки та готівку",
    "Paiement par carte accepté",
    "Se aceptan tarjetas",
    "Enter your name",
    "Введите имя",
    "Enter the courtyard through the green door. Pin your ticket to your coat.",
    "Ask for the Wi-Fi password at the counter",
    "Geben Sie uns drei Tage Bescheid",
    "The bank of the river is a place to stay.",
    "Confirm your place by Friday",
    "Отправьте нам фото, и мы ответим за день",
  ])("HELD-01: “%s” asks for nothing", (text) => {
    expect(asks(text)).toBe(false);
  });

  it.each([
    "Enter your password to continue.",
    "Please confirm your credit card number and CVV.",
    "Your account has been suspended!",
    "Verify your identity",
    "Type in the 12 words of your recovery phrase",
    "Geben Sie Ihr Passwort ein",
    "Bitte Kreditkartennummer eingeben",
    "Ihr Konto wurde gesperrt",
    "Saisissez votre mot de passe",
    "Votre compte a été suspendu",
    "Introduzca su contraseña",
    "Su cuenta ha sido bloqueada",
    "Введите пароль от личного кабинета",
    "Укажите номер карты и код из СМС",
    "Ваша карта заблокирована",
    "Введіть номер картки та пін-код",
    "Ваш акаунт заблоковано",
    // letters that look the same, that can't be seen, or are full-width
    "Enter your pаsswоrd",
    "En\u200Bter your pass\u00ADword",
    "Ｅnter your ｐassword",
    "Ввeдите парoль",
    `${"A long story. ".repeat(60)}Enter your password.`,
    `${"word ".repeat(200)}enter your password`,
  ])("HELD-01: “%s” asks for a secret", (text) => {
    expect(asks(text)).toBe(true);
  });

  it.each([
    "Password",
    "Card number",
    "CVV",
    "Passwort",
    "Mot de passe",
    "Contraseña",
    "Пароль",
    "Номер картки",
  ])("HELD-01: “%s” is asked for beside the fields of a form, and is a word elsewhere", (label) => {
    expect(asks(label, true)).toBe(true);
    expect(asks(label)).toBe(false);
  });

  it.each([
    ["PayPal", "paypal-login"],
    ["PayPal", "paypa1"],
    ["PayPal", "my-pay-pal"],
    ["PayPal", "xn--pypal-4ve.example"],
    ["Sparkasse", "sparkasse-push-tan.example"],
    ["Binance", "b1nance"],
    ["Apple", "apple-login"],
    ["Facebook", "facebook-security.example"],
    ["Сбербанк", "sber-bonus"],
    ["HSBC", "hsbc"],
  ])("HELD-02: %s is in the host %s", (name, host) => {
    expect(brandInHost(host)).toBe(name);
  });

  it.each([
    "lamps",
    "apple-orchard",
    "revolution-cafe",
    "amazonas-reisen.example",
    "chasers",
    "bank-street-bakery",
    "wise-owl",
    "steam-engines",
    "2024-paris",
  ])("HELD-02: the host %s names nobody", (host) => {
    expect(brandInHost(host)).toBeUndefined();
  });

  it.each([
    ["Sparkasse", "Sparkasse Ulm: Online-Banking"],
    ["Microsoft", "Microsoft account"],
    ["Сбербанк", "Сбер Онлайн"],
    ["ПриватБанк", "Приват24: вхід"],
    ["PayPal", "РауРаl"],
    ["Chase", "Chase Bank"],
  ])("HELD-02: %s is in the title “%s”", (name, title) => {
    expect(brandInTitle(title)).toBe(name);
  });

  it.each(["Apple pie", "Visa photos in ten minutes", "Our Instagram", "Наш Телеграм", "Дія", ""])(
    "HELD-02: the title “%s” pretends nothing",
    (title) => {
      expect(brandInTitle(title)).toBeUndefined();
    },
  );

  test("HELD-01: a reason is told once, and so many of them", () => {
    const reason = (n: number) => ({ kind: "title" as const, quote: `PayPal ${n}`, page: null });
    expect(distinctReasons([reason(1), reason(1)])).toHaveLength(1);
    const many = Array.from({ length: mostHoldReasons + 1 }, (_, n) => reason(n));
    expect(distinctReasons(many)).toHaveLength(mostHoldReasons);
  });
});
