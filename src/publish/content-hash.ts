import { hash } from "node:crypto";

/** SHA-256 of content in hexadecimal: the name of a file in a release. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** A short hash of inputs, for comparing only. */
export function inputHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}

/** A source of a Content-Security-Policy for an inline `<style>` or `<script>` of this text. */
export function policyHash(text: string): string {
  return `sha256-${hash("sha256", text, "base64")}`;
}
