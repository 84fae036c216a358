import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "sharing"> = {
  title: "Recherche et partage",
  about: "L’apparence du site dans les onglets, les résultats de recherche et les partages.",
  pictures: "Images",
  favicon: "Icône du site",
  faviconHint: "Pour les onglets et les favoris. Carrée, 180 × 180 pixels au minimum, ou SVG.",
  socialImage: "Image de partage",
  socialImageHint:
    "Affichée dans les messageries et les réseaux sociaux pour les pages sans image propre. Idéalement {{width}} × {{height}} pixels.",
  business: "Votre entreprise",
  businessAbout:
    "Les moteurs de recherche affichent ces informations à côté des résultats. Sans nom, rien n’est publié.",
  businessName: "Nom de l’entreprise",
  phone: "Téléphone",
  phoneWrong: "Saisissez un numéro de téléphone de 40 caractères au maximum",
  address: "Adresse postale",
  addressHint:
    "Avec une adresse, les moteurs de recherche la traitent comme un commerce de proximité.",
};
