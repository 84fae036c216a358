import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "messengers"> = {
  title: "Messageries",
  about: "Un bouton rond dans le coin ouvre une carte avec vos messageries.",
  alignment: "Côté de l’écran",
  alignmentHint: "À droite, le bouton de retour en haut passe au milieu.",
  left: "Gauche",
  right: "Droite",
  list: "Messageries",
  active: "Afficher {{name}}",
  nowhere: "Pas encore d’adresse",
  leads: "Mène à {{link}}",
  card: "Carte",
  avatar: "Image",
  avatarHint: "Carrée, affichée en rond.",
  name: "Nom",
  subtitle: "Ligne sous le nom",
  message: "Message",
  buttonText: "Bouton",
  noneActive: "Activez une messagerie et ajoutez son adresse pour afficher le bouton.",
};
