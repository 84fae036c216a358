import type { Translated } from "../translated.ts";

export const words: Translated<"sections"> = {
  picker: {
    title: "Ajouter une section",
    after: "Après {{section}}",
    atStart: "Au début de la page",
    search: "Rechercher des sections",
    categories: "Catégories",
    all: "Toutes",
    results: "Sections",
    enterInserts: "Entrée pour insérer",
    replaces: "Remplacer, garder le contenu",
    stands: "Sur la page",
    keepOpen: "Garder ouvert pour en ajouter plusieurs",
    choose: "choisir",
    insert: "insérer",
    nothing: "Aucune section ne correspond à « {{query}} ».",
    clearSearch: "Afficher toutes les sections",
    found_one: "{{count}} section",
    found_other: "{{count}} sections",
    added: "{{section}} : section ajoutée",
    favourites: "Favorites",
    recent: "Utilisées récemment",
    filters: "Filtres",
    star: "Ajouter {{section}} aux favorites",
    noFavourites: "Aucune favorite pour l’instant",
    noFavouritesHint:
      "Touchez l’étoile d’une section : vous la retrouverez ici sur tous vos appareils.",
    borrowed:
      "Les aperçus montrent des photos de votre site. Vous choisissez les images une fois la section ajoutée.",
    noneFiltered: "Aucune section ne correspond à ces filtres.",
    filter: {
      pictures: "Avec images",
      words: "Texte seul",
      form: "Avec formulaire",
      short: "Peu hautes",
    },
  },
  swap: {
    title: "Changer de mise en page",
    about:
      "Votre contenu est conservé. Ce qui n’a pas sa place dans la nouvelle mise en page revient avec l’ancienne.",
    alike: "Du même type",
    others: "Autres sections",
    enter: "Entrée pour changer",
    keepsAll: "Conserve tout",
    leftOut_one:
      "{{count}} élément n’a pas sa place dans cette mise en page. Il est conservé dans « {{layout}} » : revenez-y pour le voir.",
    leftOut_other:
      "{{count}} éléments n’ont pas leur place dans cette mise en page. Ils sont conservés dans « {{layout}} » : revenez-y pour les voir.",
  },
  saved: {
    category: "Enregistrées",
    save: "Enregistrer la section",
    about:
      "Vous pourrez l’ajouter à n’importe quelle page de tous vos sites depuis le sélecteur de sections. C’est une copie : vos modifications ultérieures ne la changent pas.",
    done: "Enregistrée sous « {{name}} »",
    show: "Afficher",
    replaces: "Remplace l’en-tête",
    failed: "Impossible de charger vos sections enregistrées.",
    empty: "Aucune section enregistrée pour l’instant",
    emptyHint:
      "Pour réutiliser une section sur tous vos sites, sélectionnez-la et choisissez « Enregistrer la section… » dans son menu.",
    list: "Sections enregistrées",
  },
  linked: {
    category: "Liées",
    list: "Sections liées",
    on: "Sur : {{pages}}",
    onMore_one: "Sur : {{pages}} et {{count}} autre",
    onMore_other: "Sur : {{pages}} et {{count}} autres",
    unplaced: "Sur aucune page",
  },
  needs: {
    header: "haut de la page, premier écran, couverture, bannière, bienvenue, titre avec image",
    feature:
      "ce que nous proposons, services, avantages, pourquoi nous, ce qui est inclus, produits, atouts",
    email: "lettre d’information, s’abonner, inscription, newsletter, nouvelles par e-mail",
    contact:
      "nous écrire, nous contacter, message, téléphone, adresse, demande, formulaire, rendez-vous, réserver une table",
    portfolio: "nos réalisations, projets, travaux, exemples, ce que nous avons fait",
    pricing: "combien ça coûte, tarifs, formules, liste de prix, forfaits, billets, coût",
    rsvp: "invitation, viendrez-vous, mariage, invités, fête, répondre, présence",
    links: "où nous trouver, réseaux sociaux, lien en bio, boutons, télécharger",
    about:
      "qui nous sommes, notre histoire, mission, à propos de moi, auteur, entreprise, biographie",
    text: "paragraphe, article, citation, idée, texte long, politique, conditions",
    steps:
      "comment ça marche, comment commander, déroulement, étapes, processus, chronologie, mode d’emploi",
    figures: "nombres, statistiques, résultats, réussites, faits, années d’expérience",
    team: "qui travaille ici, qui nous sommes, personnel, personnes, employés, médecins, professeurs, intervenants, portraits",
    reviews: "ce que disent les clients, témoignages, notes, recommandations, opinions",
    questions: "questions fréquentes, réponses, aide, faq, livraison et paiement, bon à savoir",
    logos: "clients, partenaires, ils nous font confiance, marques, sponsors, presse",
    posts: "blog, articles, quoi de neuf, actualités, annonces, billets",
    gallery: "photos, images, album, carrousel, diaporama, avant après, intérieur",
    embed:
      "youtube, vimeo, film, carte, calendrier, réservation, montrer une vidéo, podcast, intégrer",
    menu: "plats, carte, cuisine, boissons, restaurant, café, bar, vins, manger",
    hours:
      "quand nous sommes ouverts, heures d’ouverture, horaires, jours de fermeture, emploi du temps",
    events: "agenda, concerts, dates, calendrier, tournée, à venir, rencontres",
    programme: "horaire, sessions, conférences, festival, scènes, intervenants, ordre du jour",
    place:
      "où nous sommes, comment venir, plan d’accès, carte, adresse, agences, parking, bureaux, comment nous trouver",
    action:
      "appel à l’action, bouton, acheter, réserver, commander, faire un don, appeler, télécharger",
    footer: "bas de page, fin de la page, mentions légales, copyright",
    FilesList: "documents, pdf, télécharger, fichiers, tarifs en fichier",
    PayDonate: "faire un don, soutenir, pourboire, payer, cadeau",
    TicketsDated: "acheter des billets, entrée, accès",
    PricingComparison: "comparer les formules, différences, tableau",
    MapBranches: "agences, magasins, plusieurs adresses, bureaux",
    HeaderVideo: "film, vidéo en arrière-plan",
    LinksBio: "lien en bio, instagram, carte de visite",
    LinksBioBeside: "lien en bio, instagram, carte de visite, grande image",
    PageTitle: "titre d’une page, intitulé, page intérieure",
    StepsTimeline: "histoire, chronologie, dates clés, années",
    NoHeader: "menu, navigation, barre, logo",
    ActionPhone: "appeler, téléphone, numéro",
    Countdown: "minuteur, temps restant, lancement, commence dans",
    PageTitleCentred: "titre d’une page, intitulé, page intérieure",
    PageTitleBeside: "titre d’une page, intitulé avec image, illustration",
  },
};
