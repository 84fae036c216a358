/** An address while editing: an empty or root one becomes /home, and /#anchor becomes /home/#anchor (section 2). */
export function editingAddress(address: string): string {
  if (address === "" || address === "/") return "/home";
  return address.startsWith("/#") ? `/home/${address.slice(1)}` : address;
}
