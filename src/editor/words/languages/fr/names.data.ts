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
    TextStatement: {
      label: "Déclaration",
      description: "L’idée essentielle en grands caractères, avec quelques mots à côté",
    },
    TextArticle: {
      label: "Article",
      description:
        "Un long texte avec intertitres, listes, citations et images, son sommaire à côté",
    },
    TextQuote: {
      label: "Citation",
      description: "Une citation en grands caractères, avec son auteur et sa source",
    },
    FeaturesGrid: {
      label: "Grille d’icônes",
      description: "De trois à douze cases avec une icône, un titre et quelques mots",
    },
    FeaturesAlternating: {
      label: "Rangées avec images",
      description: "Image et texte côte à côte, en alternant d’une rangée à l’autre",
    },
    StepsPhases: {
      label: "Étapes en phases de lune",
      description:
        "Des heures ou des étapes en ligne, chacune sous un disque qui croît puis décroît",
    },
    TicketsDated: {
      label: "Billets",
      description:
        "Jusqu’à six billets avec prix, date limite et places restantes, séparés par une perforation",
    },
    HeaderPoster: {
      label: "Affiche",
      description:
        "Un nom court sur toute la largeur, coupé par un disque, avec date, lieu et bouton en dessous",
    },
    TimetableWeek: {
      label: "Emploi du temps",
      description:
        "Cours, trajets ou salles par jour et par heure, dans un tableau qui défile sur téléphone",
    },
    FeaturesBento: {
      label: "Grille bento",
      description:
        "De trois à huit cases de tailles différentes, chacune avec son image et son fond",
    },
    FeaturesTabs: {
      label: "Onglets avec images",
      description:
        "Une liste de noms : celui que l’on choisit déplie son texte et montre son image",
    },
    StepsNumbered: {
      label: "Étapes",
      description: "Le déroulement en étapes numérotées, reliées par un trait",
    },
    FiguresRow: {
      label: "Chiffres",
      description: "De deux à cinq chiffres en grands caractères, chacun avec quelques mots",
    },
    FilesList: {
      label: "Fichiers à télécharger",
      description:
        "Formulaires, tarifs et notices en PDF ou autres formats, avec leur type et leur taille",
    },
    EmbedWide: {
      label: "Vidéo ou carte, en large",
      description:
        "YouTube, Vimeo, cartes, Calendly et d’autres, derrière une image jusqu’à ce qu’on les demande",
    },
    EmbedBeside: {
      label: "Vidéo ou carte à côté du texte",
      description:
        "Quelques mots d’un côté, de l’autre une vidéo, une carte ou un calendrier derrière une image",
    },
    GalleryMasonry: {
      label: "Mosaïque de photos",
      description: "Des photos de tailles différentes qui s’emboîtent ; chacune s’ouvre en grand",
    },
    GalleryCarousel: {
      label: "Photos en ligne",
      description: "Une rangée de photos à faire défiler ; chacune s’ouvre en grand",
    },
    PostsCards: {
      label: "Actualités en cartes",
      description:
        "Le dernier article en grand, les autres à côté et dessous : image, thème et date",
    },
    PostsList: {
      label: "Actualités en liste",
      description: "Une ligne par article : date, titre, thème, quelques mots et une image",
    },
    PostsNeighbours: {
      label: "Précédent et suivant",
      description: "Deux grands liens sous un article : vers le précédent et vers le suivant",
    },
    EventsList: {
      label: "Agenda",
      description:
        "Jusqu’à vingt événements avec date, heure, lieu et bouton. Ceux qui sont passés disparaissent d’eux-mêmes",
    },
    AboutAuthor: {
      label: "Auteur",
      description:
        "Qui a écrit la page : portrait ou initiales, nom, quelques mots et jusqu’à deux liens",
    },
    TeamCards: {
      label: "Équipe",
      description: "Des personnes avec un grand portrait, un rôle et quelques mots",
    },
    TeamList: {
      label: "Équipe en liste",
      description: "Une ligne par personne : portrait, nom, rôle et quelques mots",
    },
    TeamCircles: {
      label: "Visages",
      description: "Des portraits ronds, avec le nom et le rôle au-dessous",
    },
    ReviewsCards: {
      label: "Avis",
      description: "Ce que disent les clients, avec noms, portraits et étoiles",
    },
    QuestionsColumns: {
      label: "Questions en colonnes",
      description: "Les questions et leurs réponses, toutes visibles d’un coup d’œil",
    },
    PricingGroups: {
      label: "Tarifs par rubrique",
      description:
        "Une longue liste de tarifs : des rubriques avec leurs liens, des prix et ce qui ressort",
    },
    PricingPlans: {
      label: "Formules",
      description:
        "Jusqu’à quatre formules avec ce qu’elles comprennent, payées au mois ou à l’année grâce à un sélecteur",
    },
    PricingComparison: {
      label: "Comparaison",
      description:
        "Un tableau qui compare formules, modèles ou concurrents : coches, nombres et mots, ligne par ligne",
    },
    PayDonate: {
      label: "Dons",
      description:
        "Des montants au choix, une fois ou chaque mois, ce que chacun permet et la somme réunie",
    },
    ProgrammeSession: {
      label: "Session",
      description:
        "Une conférence, un cours ou un film en détail : heure en grand, informations, texte et avec qui",
    },
    ProgrammeTracks: {
      label: "Programme",
      description:
        "Conférences, cours ou films par heure et par salle, sur une semaine au plus, avec un filtre par thème",
    },
    PlaceMap: {
      label: "Plan et accès",
      description:
        "Où vous êtes : un plan dessiné avec un repère, l’adresse, un lien vers une carte et les façons de venir",
    },
    MapBranches: {
      label: "Horaires et adresses",
      description:
        "Les horaires à côté d’un plan dessiné avec toutes vos adresses : restaurants, boutiques, bureaux",
    },
    MenuPhotos: {
      label: "Plats",
      description:
        "Quelques plats de la carte avec photos, prix et repères : pour un restaurant, un café ou une boulangerie",
    },
    MenuRestaurant: {
      label: "Carte complète",
      description:
        "La carte d’un restaurant ou d’un bar : groupes de plats et de boissons avec prix, repères et une formule",
    },
    HoursTable: {
      label: "Horaires d’ouverture",
      description:
        "Quand vous êtes ouvert : jours de la semaine, jours fériés, et si c’est ouvert en ce moment",
    },
    LogosRow: {
      label: "Logos",
      description: "Les logos de partenaires, de clients ou de médias sur une rangée",
    },
    HeaderSplit: {
      label: "Titre à côté d’une image",
      description: "Un grand titre, une phrase et deux boutons, à côté d’une image",
    },
    PageTitle: {
      label: "Titre de page",
      description:
        "Un fil d’Ariane et un grand titre avec une phrase à côté, pour les pages intérieures",
    },
    PageTitleCentred: {
      label: "Titre de page centré",
      description:
        "Un fil d’Ariane, un grand titre et une phrase, centrés, pour les pages intérieures",
    },
    PageTitleBeside: {
      label: "Titre de page avec image",
      description:
        "Un fil d’Ariane, un grand titre et une phrase à côté d’une image, pour les pages intérieures",
    },
    GalleryBeforeAfter: {
      label: "Avant et après",
      description: "Deux photos superposées et un séparateur à déplacer ; jusqu’à six exemples",
    },
    HeaderCentred: {
      label: "Titre au centre",
      description: "Un titre centré, une large image et jusqu’à quatre faits vérifiables",
    },
    AboutStory: {
      label: "Histoire",
      description:
        "Comment tout a commencé : une image en hauteur, une signature et quelques chiffres",
    },
    AboutMission: {
      label: "Mission",
      description: "Votre raison d’être, avec deux à quatre chiffres, chacun dans sa forme",
    },
    ContactMinimal: {
      label: "Adresse en titre",
      description: "Votre e-mail sur toute la largeur et jusqu’à quatre informations dessous",
    },
    LinksBio: {
      label: "Lien en bio",
      description: "Un portrait, un nom et jusqu’à douze grands liens pour vos profils",
    },
    LinksBioBeside: {
      label: "Lien en bio avec une grande image",
      description:
        "Une image aussi haute que la fenêtre et, à côté, un nom avec jusqu’à douze grands liens",
    },
    QuestionsAccordion: {
      label: "Questions à déplier",
      description: "Une liste de questions ; un clic ouvre la réponse",
    },
    ReviewsBig: {
      label: "Un grand avis",
      description: "Les mots d’un client, grands comme un titre ; les autres à la suite",
    },
    StepsTimeline: {
      label: "Frise chronologique",
      description: "Des étapes ou des années de haut en bas, chacune avec sa date",
    },
    ActionBand: {
      label: "Appel à l’action",
      description:
        "Un titre, une phrase et deux boutons sur toute la largeur, sur une couleur ou une image",
    },
    StepsCards: {
      label: "Étapes en cartes",
      description: "Comment ça se passe : une carte par étape, avec un grand numéro",
    },
    LogosText: {
      label: "Phrase et logos",
      description: "Une phrase et, à côté, les logos dont elle parle",
    },
    ActionBackdrop: {
      label: "Appel à l’action sur une image",
      description: "Un titre, une phrase et deux boutons sur une image pleine largeur",
    },
    ActionPicture: {
      label: "Appel à l’action avec image",
      description: "Un titre, une phrase et deux boutons à côté d’une image",
    },
    VitrineFooter: {
      label: "Pied de page Vitrine",
      description: "Logo, une ligne sur vous et des colonnes de liens",
    },
    FooterClosing: {
      label: "Pied de page avec mot de la fin",
      description: "Une grande phrase et un bouton au-dessus de colonnes de liens",
    },
    FooterWordmark: {
      label: "Pied de page avec grand nom",
      description: "Une phrase, des colonnes de liens et le nom du site sur toute la largeur",
    },
    FooterMinimal: {
      label: "Pied de page en une ligne",
      description: "Des liens sur une ligne et le nom du site au bord de la page",
    },
    HeaderSlides: {
      label: "En-tête avec diaporama",
      description:
        "Un titre sur cinq images au plus qui se succèdent, chacune avec son nom et un lien",
    },
    HeaderProduct: {
      label: "Produit avec champ e-mail",
      description:
        "Un titre, à côté une phrase et un champ e-mail, et dessous une grande image du produit",
    },
    HeaderIllustration: {
      label: "En-tête avec illustration",
      description: "Un titre et deux boutons sur une couleur, en bas une large illustration",
    },
    HeaderVideo: {
      label: "En-tête avec film",
      description:
        "Un titre au-dessus d’une grande image qui lance un film YouTube, Vimeo, Rutube ou VK",
    },
    ContactMap: {
      label: "Formulaire de contact avec carte",
      description:
        "Un formulaire, à côté une carte dessinée avec votre adresse et, dessous, deux à six informations",
    },
    RsvpSlab: {
      label: "Invitation en couleur",
      description:
        "Une grande question sur une couleur vive, la date au-dessus et le formulaire à côté",
    },
    ActionPhone: {
      label: "Barre pour mobiles",
      description:
        "Un bouton et une icône en bas de la fenêtre, sur mobile seulement, une fois l’en-tête passé",
    },
    AnnouncementBar: {
      label: "Barre d’annonce",
      description:
        "Une ligne et un lien au-dessus de la barre de navigation. Les visiteurs peuvent la fermer, et elle disparaît après son dernier jour",
    },
    Countdown: {
      label: "Compte à rebours",
      description:
        "Jours, heures et minutes jusqu’à une date, dans tout fuseau horaire. Ensuite il disparaît ou dit autre chose",
    },
    FooterMapForm: {
      label: "Pied de page avec carte et formulaire",
      description:
        "Une grande ligne, une carte dessinée avec votre adresse et un formulaire pour les questions, puis des liens",
    },
  },
  categories: {
    announcement: "Annonce",
    events: "Événements",
    posts: "Actualités",
    programme: "Programme",
    place: "Lieu",
    hours: "Horaires",
    embed: "Vidéos et cartes",
    gallery: "Galerie",
    menu: "Carte",
    header: "En-tête",
    feature: "Atouts",
    email: "Abonnement",
    contact: "Contact",
    portfolio: "Portfolio",
    pricing: "Tarifs",
    rsvp: "Invitation",
    links: "Liens",
    text: "Texte",
    steps: "Étapes",
    figures: "Chiffres",
    team: "Équipe",
    about: "À propos",
    reviews: "Avis",
    questions: "Questions",
    logos: "Logos",
    action: "Appel à l’action",
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
    shop: {
      name: "Boutique en ligne",
      about: "Produits, prix et formulaire. En russe et en anglais.",
    },
    polden: {
      name: "Restaurant",
      about:
        "Plats, carte complète, histoire, horaires et demande de table. En russe et en anglais.",
    },
    linden: {
      name: "Cabinet",
      about:
        "Soins, première visite pas à pas, équipe, tous les prix et demande de rendez-vous. En anglais et en russe.",
    },
    ladno: {
      name: "Logiciel",
      about:
        "Ce qu’il fait, pour qui, des offres au mois ou à l’année et un essai. En russe et en anglais.",
    },
    arnes: {
      name: "Architecte",
      about:
        "Réalisations, atelier, une entrée de journal et une page de liens. En anglais et en russe.",
    },
    yard: {
      name: "École",
      about:
        "De quoi est faite une journée, les adultes, l’emploi du temps et une journée d’essai. En russe et en anglais.",
    },
    night: {
      name: "Conférence",
      about: "Affiche, programme, intervenants, billets et accès. En anglais et en russe.",
    },
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
    "6": "6",
    "9": "9",
    "12": "12",
    "18": "18",
    All: "Tous",
    "Counts down to": "Compte jusqu’au",
    Shows: "Affiche",
    "Days and hours": "Jours et heures",
    "Days to minutes": "Des jours aux minutes",
    "Weeks to minutes": "Des semaines aux minutes",
    "Afterwards (if empty, it disappears)": "Ensuite (si vide, il disparaît)",
    "Last day it is shown": "Dernier jour d’affichage",
    "Visitors can close it": "Les visiteurs peuvent la fermer",
    "Once closed, it stays closed until you change its words.":
      "Une fois fermée, elle ne revient que si vous changez le texte.",
    "First sentences": "Premières phrases",
    Paragraph: "Paragraphe",
    "Show the contents": "Afficher le sommaire",
    "Price or note": "Prix ou note",
    "Heading within the grid": "Titre dans la grille",
    Profile: "Profil",
    "Inset card": "En carte",
    "As wide as the page’s texts, not as the window.":
      "Aussi large que les textes de la page, pas que la fenêtre.",
    "Whole pictures with captions": "Images entières avec légendes",
    "Large first letter": "Lettrine",
    Places: "Places",
    Open: "Libres",
    Full: "Complet",
    Where: "Où",
    "Places left": "Places restantes",
    "Words when it’s full": "Texte quand c’est complet",
    Post: "Article",
    Topic: "Thème",
    "Minutes to read": "Minutes de lecture",
    "Posts per page": "Articles par page",
    "Filter by topic": "Filtrer par thème",
    "Visitors choose one of the topics of your posts.":
      "Les visiteurs choisissent l’un des thèmes de vos articles.",
    "All topics, in the filter": "Tous les thèmes, dans le filtre",
    "Link to newer posts": "Lien vers les articles plus récents",
    "Link to older posts": "Lien vers les articles plus anciens",
    "At 0 it isn’t shown.": "À 0, rien ne s’affiche.",
    Pictures: "Images",
    "Every month": "Chaque mois",
    Once: "Une fois",
    Amount: "Montant",
    "What it buys": "Ce qu’il permet",
    "Another amount": "Autre montant",
    "About another amount": "À propos d’un autre montant",
    "Button, every month": "Bouton, chaque mois",
    "Button, once": "Bouton, une fois",
    "Pass the amount to the payment page": "Transmettre le montant à la page de paiement",
    "Visitors type another amount here": "L’autre montant se saisit ici",
    "The amount is passed on as above. Otherwise the payment page asks for it.":
      "Le montant est transmis comme ci-dessus. Sinon, la page de paiement le demande.",
    "In the payment link, write {amount} where the amount goes. {cents} is the amount in cents, {currency} its currency.":
      "Dans le lien de paiement, écrivez {amount} à la place du montant. {cents} est le montant en centimes, {currency} sa devise.",
    Collected: "Réuni",
    Goal: "Objectif",
    "Words beside the goal": "Texte à côté de l’objectif",
    "When it starts": "Début",
    "Until when, which day": "Jusqu’à quand, quel jour",
    "What it is about": "De quoi il s’agit",
    "How it is": "Détail",
    Point: "Point",
    "About the person": "À propos de la personne",
    Room: "Salle",
    "About the room": "À propos de la salle",
    Track: "Thème",
    "About the track": "À propos du thème",
    "Without a room or track": "Sans salle ni thème",
    "All tracks, in the filter": "Tous les thèmes, dans le filtre",
    "What visitors keep (if empty, nothing)": "Ce que les visiteurs gardent (vide : rien)",
    Day: "Jour",
    Session: "Session",
    "Who, and about what": "Qui et sur quoi",
    Time: "Horaire",
    "All rooms": "Toutes les salles",
    "No track": "Sans thème",
    "Category, for the filter": "Catégorie, pour le filtre",
    "No category": "Sans catégorie",
    "All categories, in the filter": "Toutes les catégories, dans le filtre",
    Category: "Catégorie",
    "Note below the programme": "Note sous le programme",
    "Visitors can filter by track": "Les visiteurs peuvent filtrer par thème",
    Times: "Heures",
    "By language": "Selon la langue",
    "18:30": "18:30",
    "6:30 PM": "6:30 PM",
    "Words on the first picture": "Texte sur la première image",
    "Words on the second picture": "Texte sur la seconde image",
    Case: "Exemple",
    Breadcrumbs: "Fil d’Ariane",
    "The way from the home page to this one, as your menu has it. The home page shows none.":
      "Le chemin de l’accueil à cette page, comme dans votre menu. La page d’accueil n’en affiche pas.",
    "Link to a film": "Lien vers un film",
    "What it is and how long": "Ce que c’est et sa durée",
    "Say whether you’re open now": "Indiquer si c’est ouvert en ce moment",
    "By the opening hours of your site.": "D’après les horaires de votre site.",
    "Names beside the logos": "Noms à côté des logos",
    "For logos that are only signs.": "Si les logos ne sont que des symboles.",
    "Cut-out": "Image détourée",
    "Opening hours": "Horaires d’ouverture",
    "Note below the hours": "Note sous les horaires",
    "Note below the buttons": "Note sous les boutons",
    Proof: "Preuve",
    "Words over the address": "Texte au-dessus de l’adresse",
    "Email or phone": "E-mail ou téléphone",
    Fact: "Information",
    Label: "Libellé",
    Note: "Note",
    "First paragraph": "Premier paragraphe",
    "Who tells it": "Qui raconte",
    Caption: "Légende",
    "What it counts": "Ce qui est compté",
    Price: "Prix",
    Marks: "Repères",
    Mark: "Repère",
    "Icon of the mark": "Icône du repère",
    Dish: "Plat",
    Group: "Groupe",
    Offer: "Offre",
    Highlighted: "Mis en avant",
    "Name of the monthly price": "Nom du prix mensuel",
    "Name of the yearly price": "Nom du prix annuel",
    "What a year saves": "Économie sur un an",
    "Note below the price": "Note sous le prix",
    "Price if paid by the year": "Prix en paiement annuel",
    "Note below the price for a year": "Note sous le prix annuel",
    "Note below the plans": "Note sous les formules",
    "First day only, in full on the linked page":
      "Premier jour seulement, en entier sur la page liée",
    "Highlighted plan": "Formule mise en avant",
    "Brand colour": "Couleur de la marque",
    "Dark on light, light on dark": "Sombre sur clair, clair sur sombre",
    "Not included": "Non inclus",
    Plan: "Formule",
    "Note below the name": "Note sous le nom",
    "Cells of the row": "Cellules de la ligne",
    "Heading for the rows below": "Titre des lignes en dessous",
    "Name of the place": "Nom du lieu",
    "Link to the map": "Lien vers la carte",
    "The link opens": "Le lien ouvre",
    "How long it takes": "Durée du trajet",
    File: "Fichier",
    "Link to the video or map": "Lien vers la vidéo ou la carte",
    "Point on the map": "Point sur la carte",
    Way: "Trajet",
    "Google Maps": "Google Maps",
    "Apple Maps": "Plans d’Apple",
    "Yandex Maps": "Yandex Maps",
    OpenStreetMap: "OpenStreetMap",
    "Closed for longer": "Fermé plus longtemps",
    Branch: "Adresse",
    Phone: "Téléphone",
    Badge: "Étiquette",
    Size: "Portion",
    "When it’s on": "Quand elle est valable",
    "Note beside the legend": "Note à côté de la légende",
    "Offer stands after group": "Offre placée après le groupe",
    "Icon of the lines": "Icône des lignes",
    "Icon of the line": "Icône de la ligne",
    "Menu link": "Lien du menu",
    "After subscribing": "Après l’inscription",
    "After sending": "Après l’envoi",
    "After accepting": "Après un oui",
    "After declining": "Après un non",
    Row: "Rangée",
    List: "Liste",
    Line: "Ligne",
    Colour: "Couleur",
    Column: "Colonne",
    Link: "Lien",
    Button: "Bouton",
    Card: "Carte",
    Block: "Bloc",
    Icon: "Icône",
    Picture: "Image",
    "Shade behind text": "Voile derrière le texte",
    Minimal: "Minimal",
    Text: "Texte",
    Light: "Clair",
    Dark: "Foncé",
    Primary: "Principal",
    Secondary: "Secondaire",
    Fill: "Remplissage",
    Page: "Page",
    Band: "Bande",
    Soft: "Doux",
    Brand: "Marque",
    "Shade the whole picture": "Voile sur toute l’image",
    "At 0% the text is already readable.": "À 0 %, le texte est déjà lisible.",
    "Picture ratio": "Format des images",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Affichage",
    Links: "Liens",
    Buttons: "Boutons",
    Event: "Événement",
    "Guests allowed per reply": "Accompagnants par réponse",
    Subtitle: "Sous-titre",
    "Words above the button": "Texte au-dessus du bouton",
    Placeholder: "Texte indicatif",
    Hint: "Précision",
    "Placeholder for the name": "Texte indicatif du nom",
    "Placeholder for the email": "Texte indicatif de l’e-mail",
    "Placeholder for the message": "Texte indicatif du message",
    "Heading of the address": "Titre de l’adresse",
    Address: "Adresse",
    "Heading of the email": "Titre de l’e-mail",
    Email: "E-mail",
    "Heading of the phone number": "Titre du téléphone",
    "Phone number": "Téléphone",
    "Second text": "Second texte",
    "Button to accept": "Bouton pour accepter",
    "Button to decline": "Bouton pour décliner",
    "Line for the date": "Ligne pour la date",
    "Newsletter checkbox label": "Libellé de la case newsletter",
    "Completed steps": "Étapes terminées",
    "0 marks none.": "À 0, aucune n’est marquée.",
    "Background of the picture": "Fond de l’image",
    Tint: "Teinte",
    "Number of guests": "Nombre d’invités",
    About: "À propos",
    Number: "Nombre",
    1: "1",
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    "Second colour": "Deuxième couleur",
    "Words over the text": "Ligne au-dessus du texte",
    Space: "Espace",
    Tight: "Réduit",
    Normal: "Normal",
    Wide: "Large",
    Name: "Nom",
    "Who it is, or where it stands": "De qui il s’agit, ou d’où cela vient",
    "Fine print": "Ligne en bas",
    "Words over the title": "Ligne au-dessus du titre",
    Cell: "Case",
    Sale: "Vente",
    "On sale, highlighted": "En vente, mis en avant",
    "On sale": "En vente",
    "Not yet": "Pas encore",
    "Sold out": "Épuisé",
    "How it stands": "État",
    "Until when": "Jusqu’à quand",
    "Sold, in percent": "Vendu, en pourcentage",
    "At 0 there’s no bar.": "À 0, il n’y a pas de barre.",
    "How many are left": "Combien il en reste",
    "Note below the tickets": "Note sous les billets",
    "Second note": "Deuxième note",
    Ticket: "Billet",
    "Words at the start": "Texte en début de ligne",
    "Words at the end": "Texte en fin de ligne",
    Date: "Date",
    "Calendar date, for search engines": "Date au calendrier, pour les moteurs de recherche",
    "Note below the date": "Note sous la date",
    Place: "Lieu",
    "Note below the place": "Note sous le lieu",
    "Disc, from the start": "Disque, depuis le début",
    "Disc, from above": "Disque, depuis le haut",
    "Size of the disc": "Taille du disque",
    "Note below the table": "Note sous le tableau",
    Tab: "Onglet",
    Step: "Étape",
    "Time or label": "Durée ou mention",
    Figure: "Chiffre",
    Person: "Personne",
    Role: "Rôle",
    Review: "Avis",
    Stars: "Étoiles",
    None: "Aucune",
    Question: "Question",
    Logo: "Logo",
    Slide: "Image",
    Work: "Œuvre",
    "Place and year": "Lieu et année",
    "Change pictures": "Changer d’image",
    "Visitors can pause it. With “Off” they use the arrows.":
      "Les visiteurs peuvent faire une pause. Sur « Non », ils utilisent les flèches.",
    Off: "Non",
    "5 s": "5 s",
    "7 s": "7 s",
    "9 s": "9 s",
    "Shade behind the title": "Ombre derrière le titre",
    "Words below the address": "Texte sous l’adresse",
    "What the icon does": "Ce que fait l’icône",
    "Title of the form": "Titre du formulaire",
  },
};
