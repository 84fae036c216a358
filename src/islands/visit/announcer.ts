/** Makes a place from which screen readers read what is put there. */
export function announcer(): (text: string) => void {
  const place = document.createElement("p");
  place.className = "vh";
  place.role = "status";
  document.body.append(place);
  return (text) => (place.textContent = text);
}
