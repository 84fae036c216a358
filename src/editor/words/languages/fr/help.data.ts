import type { Translated } from "../translated.ts";

export const words: Translated<"help"> = {
  open: "Ouvrir « {{name}} »",
  back: "Retour à la liste",
  fillers:
    "comment où que quoi puis je on peut la le les l un une des mon ma mes de du d à au pour avec en et est aide veux faire site",
  about: {
    publish: {
      ask: "Comment publier mes modifications ?",
      words: "publier mettre en ligne visible visiteurs mettre à jour enregistrer",
      answer:
        "Appuyez sur « Publier » : vous voyez ce qui a changé et ce qu’il faut corriger. En attendant, les visiteurs voient la dernière version publiée.",
    },
    publishLater: {
      ask: "Comment publier à une heure donnée ?",
      words: "programmer planifier plus tard heure date automatique demain nuit différé",
      answer:
        "Programmez-le sous « Programmation » : choisissez le jour, l’heure et le fuseau horaire. Tout le site est publié tel qu’il est à ce moment-là, même si personne n’a ouvert l’éditeur, sauf si les vérifications trouvent une erreur.",
    },
    unpublish: {
      ask: "Comment mettre le site hors ligne ?",
      words: "hors ligne dépublier cacher retirer fermer suspendre arrêter maintenance",
      answer:
        "Sous « Programmation », dépubliez tout le site ou une page, tout de suite ou à une heure donnée. Rien n’est perdu : vous pouvez publier à nouveau quand vous voulez.",
    },
    restore: {
      ask: "Comment récupérer ce que j’ai modifié ou supprimé ?",
      words:
        "annuler restaurer récupérer historique version supprimé perdu erreur ancien sauvegarde",
      answer:
        "Annulez vos dernières actions une par une. Pour remonter plus loin, ouvrez « Versions », regardez le site d’alors et restaurez-le en entier ou page par page.",
    },
    newPage: {
      ask: "Comment ajouter une page ?",
      words: "nouvelle page créer autre modèle copie",
      answer:
        "Partez d’une page prête, d’un de vos modèles, d’une page d’un modèle de site ou d’une copie. Donnez-lui un nom et dites si elle va dans le menu et le pied de page.",
    },
    reuse: {
      ask: "Comment réutiliser une page sur un autre site ?",
      words: "modèle réutiliser enregistrer page section copier autres sites",
      answer:
        "Enregistrez la page comme modèle : vous pourrez créer des pages à partir de ce modèle sur tous vos sites. Une section s’enregistre depuis son propre menu et se retrouve dans le sélecteur de sections, sous « Enregistrées ».",
    },
    draft: {
      ask: "Comment cacher une page tant qu’elle n’est pas prête ?",
      words: "brouillon cacher masquer page pas prête inachevée menu",
      answer:
        "Dans le menu de la page, panneau Pages, choisissez « Garder en brouillon » : la publication la laisse de côté. « Retirer du menu » n’enlève que son lien.",
    },
    preview: {
      ask: "Comment montrer le site à quelqu’un avant de le publier ?",
      words:
        "partager aperçu lien client montrer brouillon avant publication envoyer avis sans compte",
      answer:
        "Cliquez sur « Partager » et créez un lien vers le dernier brouillon. Il s’ouvre sans compte, les moteurs de recherche ne le trouvent pas, et vous pouvez le révoquer à tout moment.",
    },
    domain: {
      ask: "Comment connecter mon nom de domaine ?",
      words: "domaine adresse nom propre dns enregistrement www connecter https",
      answer:
        "Ajoutez votre domaine sous « Domaines », puis créez chez son fournisseur les enregistrements DNS indiqués. Le site s’ouvre à cette adresse dès qu’ils sont détectés.",
    },
    password: {
      ask: "Comment protéger des pages par un mot de passe ?",
      words: "mot de passe protéger verrouiller privé accès secret clients",
      answer:
        "Définissez un mot de passe sous « Accès ». Les visiteurs le saisissent une fois ; les moteurs de recherche ne voient pas ces pages.",
    },
    language: {
      ask: "Comment ajouter une autre langue ?",
      words: "langue traduire traduction multilingue deuxième anglais bilingue",
      answer:
        "Ajoutez la langue sous « Langues », puis traduisez vos textes à côté de l’original sous « Traduire ». Les visiteurs la voient une fois activée et publiée.",
    },
    seo: {
      ask: "Comment être trouvé sur Google ?",
      words: "seo référencement recherche google titre description mots-clés index trouver",
      answer:
        "Donnez à chaque page, dans ses réglages, un titre et une courte description : c’est ce que montrent les moteurs de recherche. L’aperçu montre ce qui sera coupé.",
    },
    sharing: {
      ask: "Comment changer l’image des liens partagés ?",
      words: "partage aperçu image réseaux sociaux facebook linkedin whatsapp favicon icône lien",
      answer:
        "L’image de tout le site, son icône et les informations de l’entreprise se règlent sous « Recherche et partage ». Une page peut avoir la sienne dans ses réglages.",
    },
    messages: {
      ask: "Où arrivent les messages de mes formulaires ?",
      words: "messages formulaire boîte de réception e-mail demandes commandes réponses abonnés",
      answer:
        "Ils sont tous dans la boîte de réception, même si un e-mail s’est perdu. Vous pouvez aussi être prévenu par e-mail : indiquez l’adresse sous « Général ».",
    },
    invite: {
      ask: "Comment laisser quelqu’un d’autre modifier le site ?",
      words: "inviter équipe collègue accès rôle rédacteur traducteur droits personnes partager",
      answer:
        "Invitez la personne par e-mail sous « Membres » et choisissez son rôle : propriétaire, éditeur, rédacteur ou lecteur. Pour montrer un brouillon sans compte, créez un lien avec « Partager ».",
    },
    look: {
      ask: "Comment changer les couleurs et les polices ?",
      words: "couleur couleurs police polices thème style apparence sombre marque palette",
      answer:
        "Ouvrez le panneau du thème : une ou deux couleurs, une paire de polices, les angles et le mode clair ou sombre changent tout le site. Le résultat se voit aussitôt et peut s’annuler.",
    },
    menu: {
      ask: "Comment changer le menu ou le logo ?",
      words: "menu navigation logo barre haut en-tête liens ordre sous-menu",
      answer:
        "Appuyez sur la barre de la page pour écrire ses liens, les déplacer et choisir le logo. Le panneau Pages permet aussi d’y mettre des pages et de les ordonner.",
    },
    pictures: {
      ask: "Comment remplacer une image ?",
      words: "image photo remplacer changer importer recadrer médias",
      answer:
        "Sélectionnez l’image sur la page, puis choisissez-en ou importez-en une autre ; vous pouvez aussi la recadrer. Tout ce que vous avez importé est dans les médias.",
    },
    analytics: {
      ask: "Comment compter mes visiteurs ?",
      words: "statistiques analyse visiteurs compter trafic google analytics pixel publicité suivi",
      answer:
        "Sous « Mesure d’audience », collez l’identifiant de votre service de statistiques, sans aucun code. Il n’est chargé que si le bandeau de cookies le permet.",
    },
    cookies: {
      ask: "Ai-je besoin d’un bandeau de cookies ?",
      words: "cookie cookies bandeau consentement rgpd vie privée loi",
      answer:
        "Avec des statistiques, de la publicité ou un chat et des visiteurs de l’UE, en général oui. Sous « Cookies », choisissez « RGPD » : rien de tout cela n’est chargé avant l’accord du visiteur.",
    },
    redirects: {
      ask: "Comment garder les anciens liens valables ?",
      words: "redirection ancienne adresse lien déplacé 301 404 cassé",
      answer:
        "Quand vous changez le chemin d’une page, l’ancien y mène tout seul. Pour les adresses d’un site précédent, ajoutez des redirections : ancien chemin, nouvelle page.",
    },
    export: {
      ask: "Comment télécharger ou déplacer mon site ?",
      words: "exporter télécharger sauvegarde zip déplacer quitter hébergement copie",
      answer:
        "Exportez le projet, à importer ici ou dans une autre installation, ou le site fini sous forme de fichiers pour n’importe quel serveur web.",
    },
    replace: {
      ask: "Comment changer un mot sur toutes les pages ?",
      words: "chercher remplacer mot partout toutes les pages texte faute renommer",
      answer:
        "Tapez le mot dans la recherche : elle le trouve sur toutes les pages et dans toutes les langues. Remplacez-le un par un ou partout, en une seule action.",
    },
  },
};
