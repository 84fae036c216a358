import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "cookies"> = {
  title: "Cookies",
  about:
    "Le bandeau où les visiteurs acceptent ou refusent les statistiques, les chats et la publicité. Un lien dans le pied de page leur permet de changer d’avis à tout moment.",
  banner: "Bandeau",
  none: "Aucun",
  noneAbout:
    "Les scripts tiers se chargent dès qu’un visiteur bouge la souris, touche l’écran ou tape au clavier.",
  simple: "Simple",
  simpleAbout: "Les scripts se chargent tant que le visiteur ne refuse pas.",
  gdpr: "RGPD",
  gdprAbout: "Rien ne se charge sans l’accord du visiteur.",
  texts: "Textes",
  textsAbout:
    "Laissez un texte vide pour utiliser la formulation standard dans la langue du visiteur.",
  variant: "Variante",
  text: "Texte",
  buttons: "Boutons",
  acceptBtn: "Accepter",
  declineBtn: "Refuser",
  settingsBtn: "Réglages",
  show: "Afficher le bouton : {{name}}",
  privacy: "Politique de confidentialité",
  privacyLink: "Lien vers",
  privacyName: "Texte du lien",
  privacyInBanner: "Lien dans le bandeau",
  privacyInFooter: "Lien dans le pied de page",
  privacyMissing: "Le lien s’affiche dès qu’il a une adresse ci-dessus.",
  popup: "Fenêtre des réglages",
  popupTitle: "Titre",
  popupDescription: "Explication",
  confirmBtn: "Bouton de confirmation",
  category: {
    essential: "Essentiels",
    analytics: "Statistiques",
    marketing: "Marketing",
    functional: "Fonctionnels",
  },
  alwaysOn: "Toujours actifs",
  noVendor: "Aucun service tiers",
  categoryTitle: "Titre",
  categoryDescription: "Description",
  toggles: "État initial des interrupteurs",
  preselect: "Présélectionner les catégories",
  preselectHint:
    "Les interrupteurs sont activés au départ et le redeviennent à la fermeture de la fenêtre.",
  preselectWarning:
    "Dans l’UE, une case cochée d’avance ne vaut pas consentement. Laissez cette option désactivée si vous avez des visiteurs européens.",
  simplePreselects: "Dans la variante simple, tous les interrupteurs sont activés au départ.",
  notShown: "Cette variante est désactivée : les visiteurs ne la voient pas.",
};
