import { createHmac } from "node:crypto";
import { expectAccessible } from "./harness/axe.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { ownerAccount } from "./harness/product.ts";
import { expect, test } from "./harness/story.ts";
import { SignInScreen } from "./screens/sign-in-screen.ts";

const shared = ownProduct();

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows for a key, `ahead` codes from now. */
function codeOf(key: string, ahead = 0): string {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac("sha1", Buffer.from(bytes)).update(message).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("ACCOUNT-14: an owner looks after the account: another email, codes of an app, a passkey to sign in with", async ({
  page,
  context,
  noise,
}) => {
  // a code is asked for behind the password
  noise.expect(/status of 401/);
  const { product } = shared();
  await signInQuietly(context, product);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(product.appOrigin);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Account settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Lena Krause");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Name saved")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByRole("textbox", { name: "Current password" });

  await page.getByRole("button", { name: "Change: Email" }).press("Enter");
  await dialog.getByRole("textbox", { name: "New email" }).fill("lena@ofen.example");
  await expectAccessible(page, "changing one's email", { within: "dialog[open]" });
  await password.fill(ownerAccount.password);
  await page.keyboard.press("Enter");
  await expect(dialog.locator("code")).toHaveCount(2);
  const links = await dialog.locator("code").allTextContents();
  await expectAccessible(page, "the links of a change", { within: "dialog[open]" });
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  const change = page.getByRole("button", { name: "Change: Password" });
  await change.press("Enter");
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "changing one's password", { within: "dialog[open]" });
  await page.keyboard.press("Escape");
  await expect(change).toBeFocused();
  await expect(page.getByText("confirmed it at both addresses")).toBeVisible();
  const [allow = "", confirm = ""] = links;
  const other = await context.newPage();
  await other.goto(allow);
  await other.getByRole("button", { name: "Allow the change" }).click();
  await expect(other.getByRole("status")).toContainText("lena@ofen.example");
  await expect(other).not.toHaveURL(/#/);
  await other.goto(confirm);
  await other.getByRole("button", { name: "Confirm this address" }).click();
  await expect(other.getByRole("status")).toContainText("lena@ofen.example");
  await other.close();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("lena@ofen.example");

  await page.getByRole("button", { name: "Set up" }).click();
  await password.fill(ownerAccount.password);
  await page.keyboard.press("Enter");
  const key = (await dialog.locator("code").textContent()) ?? "";
  // a camera reads it: all of the code lies within its white ground
  const ground = await dialog.locator(".qr-code").boundingBox();
  const code = await dialog.locator(".qr-code svg").boundingBox();
  if (!ground || !code) throw new Error("There is no code");
  const margins = [
    code.x - ground.x,
    code.y - ground.y,
    ground.x + ground.width - code.x - code.width,
    ground.y + ground.height - code.y - code.height,
  ];
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(12);
  await expectAccessible(page, "setting up an app");
  await dialog.getByRole("textbox", { name: /^Code from/ }).fill(codeOf(key));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const recovery = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await expectAccessible(page, "recovery codes", { within: "dialog[open]" });
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Laptop");
  await expectAccessible(page, "adding a passkey", { within: "dialog[open]" });
  await password.fill(ownerAccount.password);
  await page.keyboard.press("Enter");
  await dialog.getByRole("textbox", { name: /^Code from/ }).fill(codeOf(key, 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Passkey: Laptop")).toBeVisible();
  await expectAccessible(page, "account");

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await new SignInScreen(page).signIn({ ...ownerAccount, email: "lena@ofen.example" });
  await page.getByRole("textbox", { name: /^Code from/ }).fill(recovery);
  await expectAccessible(page, "signing in with a code");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();
  await page.goto(`${product.appOrigin}/account`);
  await page.getByRole("button", { name: "Delete account…" }).click();
  await expect(dialog.getByText("Deleted with your account").first()).toBeVisible();
  await expectAccessible(page, "deleting an account");
  await page.keyboard.press("Escape");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
});
