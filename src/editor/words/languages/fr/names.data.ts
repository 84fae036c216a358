import type { TranslatedNames } from "../translated.ts";

export const words: TranslatedNames = {
  sections: {
    Header21: {
      label: "En-tête avec image",
      description: "Une grande image avec un titre, un texte et deux boutons",
    },
    NoHeader: {
      label: "Barre de navigation seule",
      description: "Logo, liens et langues sur le fond de la page",
    },
    Feature15_2: {
      label: "Blocs avec images et prix",
      description: "Jusqu’à six blocs avec une image, un prix, un nombre et une liste",
    },
    Feature5: {
      label: "Listes à coches",
      description: "Un titre à côté de dix listes au maximum : ce qui est inclus",
    },
    Email1: {
      label: "Abonnement",
      description:
        "Une carte avec un titre et un champ e-mail, sur une teinte, la couleur de la marque ou une image",
    },
    Contact14: {
      label: "Formulaire de contact",
      description: "Un formulaire à côté d’un titre, d’une adresse, d’un e-mail et d’un téléphone",
    },
    Contact9: {
      label: "Coordonnées",
      description: "Téléphones, adresses et horaires en grands caractères, jusqu’à six blocs",
    },
    Portfolio12: {
      label: "Galerie",
      description: "Des rangées d’une à quatre images avec titres et liens",
    },
    Pricing8: {
      label: "Tarifs",
      description: "Jusqu’à quinze cartes avec un nom, une description et un prix",
    },
    PriceList: {
      label: "Liste de prix",
      description: "Une liste simple : les noms à gauche, les prix à droite",
    },
    Links1: {
      label: "Liens",
      description: "Un titre et quelques liens, en liste ou en boutons",
    },
    Rsvp1: {
      label: "Invitation",
      description: "La date et le lieu d’un événement, avec un formulaire de réponse",
    },
    VitrineFooter: {
      label: "Pied de page Vitrine",
      description: "Logo, une ligne sur vous et des colonnes de liens",
    },
  },
  categories: {
    header: "En-tête",
    feature: "Atouts",
    email: "Abonnement",
    contact: "Contact",
    portfolio: "Portfolio",
    pricing: "Tarifs",
    rsvp: "Invitation",
    links: "Liens",
    footer: "Pied de page",
  },
  palettes: {
    lagoon: "Lagon",
    terracotta: "Terre cuite",
    ultramarine: "Outremer",
    amber: "Ambre",
    forest: "Forêt",
    raspberry: "Framboise",
    lilac: "Lilas",
    sea: "Mer",
    plum: "Prune",
    lime: "Citron vert",
    copper: "Cuivre",
    graphite: "Graphite",
  },
  starters: {
    shop: { name: "Boutique en ligne", about: "Produits, prix et formulaire. En russe." },
    blank: {
      name: "Site vide",
      about: "Un en-tête, deux sections et une image. Le reste dépend de vous.",
    },
    cafe: {
      name: "Café",
      about:
        "Carte, atelier, une soirée avec réponses et contacts. En anglais, en allemand et en russe.",
    },
    studio: {
      name: "Studio de design",
      about: "Projets, services, équipe et un événement. En anglais, en allemand et en russe.",
    },
  },
  fields: {
    "Menu link": "Lien du menu",
    "After subscribing": "Après l’inscription",
    "After sending": "Après l’envoi",
    "After accepting": "Après un oui",
    "After declining": "Après un non",
    Row: "Rangée",
    List: "Liste",
    Line: "Ligne",
    Column: "Colonne",
    Link: "Lien",
    Button: "Bouton",
    Card: "Carte",
    Block: "Bloc",
    Icon: "Icône",
    Picture: "Image",
    Darken: "Assombrir",
    "Shade behind the text": "Voile derrière le texte",
    Text: "Texte",
    Light: "Clair",
    Dark: "Foncé",
    Primary: "Principal",
    Secondary: "Secondaire",
    Background: "Arrière-plan",
    Page: "Page",
    Band: "Bande",
    Soft: "Doux",
    Brand: "Marque",
    "Fade the picture more": "Estomper davantage l’image",
    "At 0 it’s faded just enough to keep the text readable.":
      "À 0, elle est estompée juste assez pour que le texte reste lisible.",
    "Picture ratio": "Format des images",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Affichage",
    Links: "Liens",
    Buttons: "Boutons",
    Event: "Événement",
    "Guests allowed per reply": "Accompagnants par réponse",
  },
};
