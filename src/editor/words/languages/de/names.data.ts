import type { TranslatedNames } from "../translated.ts";

export const words: TranslatedNames = {
  sections: {
    Header21: {
      label: "Kopfbereich mit Bild",
      description: "Ein großes Bild mit Titel, Text und zwei Schaltflächen",
    },
    NoHeader: {
      label: "Nur Navigationsleiste",
      description: "Logo, Links und Sprachen auf dem Hintergrund der Seite",
    },
    Feature15_2: {
      label: "Blöcke mit Bildern und Preisen",
      description: "Bis zu sechs Blöcke mit Bild, Preis, Zahl und Liste",
    },
    Feature5: {
      label: "Listen mit Häkchen",
      description: "Ein Titel, daneben bis zu zehn Listen: was enthalten ist",
    },
    Email1: {
      label: "Newsletter",
      description:
        "Eine Karte mit Titel und E-Mail-Feld: auf einem Farbton, der Markenfarbe oder einem Bild",
    },
    Contact14: {
      label: "Kontaktformular",
      description: "Ein Formular neben Titel, Adresse, E-Mail-Adresse und Telefonnummer",
    },
    Contact9: {
      label: "Kontaktdaten",
      description:
        "Telefonnummern, Adressen und Öffnungszeiten in großer Schrift, bis zu sechs Blöcke",
    },
    Portfolio12: {
      label: "Galerie",
      description: "Reihen mit je einem bis vier Bildern samt Titeln und Links",
    },
    Pricing8: {
      label: "Preise",
      description: "Bis zu fünfzehn Karten mit Name, Beschreibung und Preis",
    },
    PriceList: {
      label: "Preisliste",
      description: "Eine schlichte Liste: links die Namen, rechts die Preise",
    },
    Links1: {
      label: "Links",
      description: "Ein Titel und ein paar Links, als Liste oder als Schaltflächen",
    },
    Rsvp1: {
      label: "Einladung",
      description: "Datum und Ort einer Veranstaltung, dazu ein Formular zum Antworten",
    },
    TextStatement: {
      label: "Kernaussage",
      description: "Ein wichtiger Gedanke in großer Schrift, daneben ein paar Worte dazu",
    },
    TextArticle: {
      label: "Artikel",
      description:
        "Ein langer Text mit Zwischenüberschriften, Listen, Zitaten und Bildern, daneben das Inhaltsverzeichnis",
    },
    TextQuote: {
      label: "Zitat",
      description: "Ein Zitat in großer Schrift, mit Name und Quelle",
    },
    FeaturesGrid: {
      label: "Raster mit Symbolen",
      description: "Drei bis zwölf Felder mit Symbol, Titel und ein paar Worten",
    },
    FeaturesAlternating: {
      label: "Reihen mit Bildern",
      description: "Bild und Text nebeneinander, von Reihe zu Reihe auf der anderen Seite",
    },
    StepsPhases: {
      label: "Schritte als Mondphasen",
      description:
        "Stunden oder Etappen in einer Reihe, jede unter einer Scheibe, die zu- und abnimmt",
    },
    TicketsDated: {
      label: "Tickets",
      description: "Bis zu sechs Tickets mit Preis, Frist und Rest, nebeneinander und perforiert",
    },
    HeaderPoster: {
      label: "Plakat",
      description:
        "Ein kurzer Name so breit wie die Seite, von einer Scheibe geschnitten, darunter Datum, Ort und Schaltfläche",
    },
    TimetableWeek: {
      label: "Stundenplan",
      description:
        "Kurse, Fahrten oder Räume nach Tag und Uhrzeit, auf dem Handy seitlich zu scrollen",
    },
    FeaturesBento: {
      label: "Bento-Raster",
      description:
        "Drei bis acht Felder verschiedener Größe, jedes mit eigenem Bild und Hintergrund",
    },
    FeaturesTabs: {
      label: "Tabs mit Bildern",
      description: "Eine Liste von Namen: Der gewählte klappt seinen Text auf und zeigt sein Bild",
    },
    StepsNumbered: {
      label: "Schritte",
      description: "Der Ablauf in nummerierten Schritten, durch eine Linie verbunden",
    },
    FiguresRow: {
      label: "Zahlen",
      description: "Zwei bis fünf Zahlen in großer Schrift, jede mit ein paar Worten",
    },
    FilesList: {
      label: "Dateien zum Herunterladen",
      description:
        "Formulare, Preislisten und Anleitungen als PDF oder andere Dateien, jeweils mit Art und Größe",
    },
    EmbedWide: {
      label: "Video oder Karte, breit",
      description:
        "YouTube, Vimeo, Karten, Calendly und andere hinter einem Bild, bis Besucher sie wollen",
    },
    EmbedBeside: {
      label: "Video oder Karte neben Text",
      description:
        "Ein paar Worte auf der einen Seite, auf der anderen ein Video, eine Karte oder ein Kalender hinter einem Bild",
    },
    GalleryMasonry: {
      label: "Bildermosaik",
      description: "Fotos in verschiedenen Größen, die ineinandergreifen; jedes öffnet sich groß",
    },
    GalleryCarousel: {
      label: "Bilderreihe",
      description: "Fotos in einer Reihe zum Wischen oder Blättern; jedes öffnet sich groß",
    },
    PostsCards: {
      label: "Neuigkeiten in Karten",
      description:
        "Der neueste Beitrag groß, die anderen daneben und darunter: mit Bild, Thema und Datum",
    },
    PostsList: {
      label: "Neuigkeiten als Liste",
      description: "Eine Zeile je Beitrag: Datum, Titel, Thema, ein paar Worte und ein Bild",
    },
    PostsNeighbours: {
      label: "Früher und später",
      description: "Zwei große Links unter einem Beitrag: zum vorigen und zum nächsten",
    },
    EventsList: {
      label: "Veranstaltungen",
      description:
        "Bis zu zwanzig Termine mit Datum, Zeit, Ort und Schaltfläche. Vergangene verschwinden von selbst",
    },
    AboutAuthor: {
      label: "Autor",
      description:
        "Wer eine Seite geschrieben hat: Porträt oder Initialen, Name, ein paar Worte und bis zu zwei Links",
    },
    TeamCards: {
      label: "Team",
      description: "Menschen mit großem Porträt, Rolle und ein paar Worten",
    },
    TeamList: {
      label: "Team als Liste",
      description: "Eine Zeile pro Person: Porträt, Name, Rolle und ein paar Worte",
    },
    TeamCircles: {
      label: "Gesichter",
      description: "Runde Porträts, darunter Name und Rolle",
    },
    ReviewsCards: {
      label: "Bewertungen",
      description: "Was Kunden sagen, mit Namen, Porträts und Sternen",
    },
    QuestionsColumns: {
      label: "Fragen in Spalten",
      description: "Fragen und Antworten, alle auf einen Blick",
    },
    PricingGroups: {
      label: "Preisliste in Gruppen",
      description:
        "Eine lange Preisliste: Gruppen von Leistungen mit Links zu ihnen, Preisen und Hervorhebungen",
    },
    PricingPlans: {
      label: "Tarife",
      description:
        "Bis zu vier Tarife mit dem, was sie enthalten, monatlich oder jährlich bezahlt, per Umschalter",
    },
    PricingComparison: {
      label: "Vergleich",
      description:
        "Eine Tabelle, die Tarife, Modelle oder Wettbewerber vergleicht: Häkchen, Zahlen und Wörter, Zeile für Zeile",
    },
    PayDonate: {
      label: "Spenden",
      description:
        "Beträge zur Auswahl, einmal oder monatlich, was jeder bewirkt und wie viel gesammelt ist",
    },
    ProgrammeSession: {
      label: "Programmpunkt",
      description:
        "Ein Vortrag, Kurs oder Film ausführlich: große Uhrzeit, Fakten, Text und wer dabei ist",
    },
    ProgrammeTracks: {
      label: "Programm",
      description:
        "Vorträge, Kurse oder Filme nach Zeit und Raum, bis zu einer Woche, mit Filter nach Themen",
    },
    PlaceMap: {
      label: "Karte und Anfahrt",
      description:
        "Wo Sie sind: eine gezeichnete Karte mit Nadel, die Adresse, ein Link zu Karten und Wege dorthin",
    },
    MapBranches: {
      label: "Zeiten und Adressen",
      description:
        "Öffnungszeiten neben einer gezeichneten Karte mit allen Adressen: Restaurants, Läden, Büros, Filialen",
    },
    MenuPhotos: {
      label: "Gerichte",
      description:
        "Einige Gerichte der Speisekarte mit Bildern, Preisen und Zeichen: für Restaurant, Café oder Bäckerei",
    },
    MenuRestaurant: {
      label: "Ganze Speisekarte",
      description:
        "Die Karte eines Restaurants oder einer Bar: Gruppen von Gerichten und Getränken mit Preisen, Zeichen und einem Angebot",
    },
    HoursTable: {
      label: "Öffnungszeiten",
      description: "Wann Sie geöffnet haben: Wochentage, Feiertage und ob gerade offen ist",
    },
    LogosRow: {
      label: "Logos",
      description: "Logos von Partnern, Kunden oder Medien in einer Reihe",
    },
    HeaderSplit: {
      label: "Titel neben einem Bild",
      description: "Ein großer Titel, ein Satz und zwei Buttons, daneben ein Bild",
    },
    PageTitle: {
      label: "Seitentitel",
      description: "Brotkrumen und ein großer Titel mit einem Satz daneben, für Unterseiten",
    },
    PageTitleCentred: {
      label: "Seitentitel in der Mitte",
      description: "Brotkrumen, ein großer Titel und ein Satz, zentriert, für Unterseiten",
    },
    PageTitleBeside: {
      label: "Seitentitel neben einem Bild",
      description: "Brotkrumen, ein großer Titel und ein Satz neben einem Bild, für Unterseiten",
    },
    GalleryBeforeAfter: {
      label: "Vorher und nachher",
      description:
        "Zwei Fotos übereinander mit einem verschiebbaren Trenner; bis zu sechs Beispiele",
    },
    HeaderCentred: {
      label: "Titel in der Mitte",
      description: "Ein zentrierter Titel mit breitem Bild und bis zu vier belegten Fakten",
    },
    AboutStory: {
      label: "Geschichte",
      description: "Wie alles begann, mit hohem Bild, Unterschrift und ein paar Zahlen",
    },
    AboutMission: {
      label: "Mission",
      description: "Wofür Sie da sind, mit zwei bis vier Zahlen in eigenen Formen",
    },
    ContactMinimal: {
      label: "Adresse als Titel",
      description: "Ihre E-Mail-Adresse in Seitenbreite und bis zu vier Angaben darunter",
    },
    LinksBio: {
      label: "Link in der Bio",
      description: "Porträt, Name und bis zu zwölf große Links für Ihre Profile",
    },
    LinksBioBeside: {
      label: "Link in der Bio mit großem Bild",
      description:
        "Ein Bild so hoch wie das Fenster, daneben ein Name und bis zu zwölf große Links",
    },
    QuestionsAccordion: {
      label: "Aufklappbare Fragen",
      description: "Fragen als Liste, ein Klick öffnet die Antwort",
    },
    ReviewsBig: {
      label: "Eine große Bewertung",
      description: "Was ein Kunde sagt, groß wie ein Titel; weitere in einer Reihe",
    },
    StepsTimeline: {
      label: "Zeitleiste",
      description: "Schritte oder Jahre von oben nach unten, die Zeit daneben",
    },
    ActionBand: {
      label: "Handlungsaufruf",
      description:
        "Titel, ein Satz und zwei Schaltflächen über die ganze Breite, auf einer Farbe oder einem Bild",
    },
    StepsCards: {
      label: "Schritte als Karten",
      description: "Wie es abläuft: eine Karte pro Schritt, mit großer Zahl",
    },
    LogosText: {
      label: "Satz mit Logos",
      description: "Ein Satz und daneben die Logos, um die es geht",
    },
    ActionBackdrop: {
      label: "Handlungsaufruf über einem Bild",
      description: "Titel, ein Satz und zwei Schaltflächen über einem Bild in voller Breite",
    },
    ActionPicture: {
      label: "Handlungsaufruf mit Bild",
      description: "Titel, ein Satz und zwei Schaltflächen neben einem Bild",
    },
    VitrineFooter: {
      label: "Vitrine-Fußzeile",
      description: "Logo, eine Zeile über Sie und Spalten mit Links",
    },
    FooterClosing: {
      label: "Fußzeile mit Schlusswort",
      description: "Eine große Zeile und eine Schaltfläche über Spalten mit Links",
    },
    FooterWordmark: {
      label: "Fußzeile mit großem Namen",
      description: "Eine Zeile, Spalten mit Links und der Name der Website über die ganze Breite",
    },
    FooterMinimal: {
      label: "Fußzeile in einer Zeile",
      description: "Links in einer Zeile und der Name der Website am unteren Rand",
    },
    HeaderSlides: {
      label: "Kopfbereich mit wechselnden Bildern",
      description:
        "Ein Titel über bis zu fünf Bildern, die einander ablösen, jedes mit Namen und Link",
    },
    HeaderProduct: {
      label: "Produkt mit E-Mail-Feld",
      description:
        "Ein Titel, daneben ein Satz mit E-Mail-Feld, darunter ein großes Bild des Produkts",
    },
    HeaderIllustration: {
      label: "Kopfbereich mit Illustration",
      description: "Ein Titel und zwei Buttons auf einer Farbe, unten eine breite Illustration",
    },
    HeaderVideo: {
      label: "Kopfbereich mit Film",
      description:
        "Ein Titel über einem großen Bild, das einen Film von YouTube, Vimeo, Rutube oder VK abspielt",
    },
    ContactMap: {
      label: "Kontaktformular mit Karte",
      description:
        "Ein Formular, daneben eine gezeichnete Karte mit Ihrer Adresse und darunter zwei bis sechs Angaben",
    },
    RsvpSlab: {
      label: "Einladung in Farbe",
      description: "Eine große Frage auf kräftiger Farbe, darüber das Datum, daneben das Formular",
    },
    ActionPhone: {
      label: "Leiste für Smartphones",
      description:
        "Ein Button und ein Symbol am unteren Rand, nur auf Smartphones, sobald der Kopfbereich verlassen ist",
    },
    AnnouncementBar: {
      label: "Ankündigungsleiste",
      description:
        "Eine Zeile und ein Link über der Navigationsleiste. Besucher können sie schließen, nach dem letzten Tag verschwindet sie",
    },
    Countdown: {
      label: "Countdown",
      description:
        "Tage, Stunden und Minuten bis zu einem Termin in beliebiger Zeitzone. Danach verschwindet er oder sagt etwas anderes",
    },
    FooterMapForm: {
      label: "Fußzeile mit Karte und Formular",
      description:
        "Eine große Zeile, darunter eine gezeichnete Karte mit Ihrer Adresse und ein Formular für Fragen, unten Links",
    },
  },
  categories: {
    announcement: "Ankündigung",
    events: "Veranstaltungen",
    posts: "Neuigkeiten",
    programme: "Programm",
    place: "Ort",
    hours: "Öffnungszeiten",
    embed: "Video und Karten",
    gallery: "Galerie",
    menu: "Speisekarte",
    header: "Kopfbereich",
    feature: "Leistungen",
    email: "Newsletter",
    contact: "Kontakt",
    portfolio: "Portfolio",
    pricing: "Preise",
    rsvp: "Einladung",
    links: "Links",
    text: "Text",
    steps: "Ablauf",
    figures: "Zahlen",
    team: "Team",
    about: "Über uns",
    reviews: "Bewertungen",
    questions: "Fragen",
    logos: "Logos",
    action: "Handlungsaufruf",
    footer: "Fußzeile",
  },
  palettes: {
    lagoon: "Lagune",
    terracotta: "Terrakotta",
    ultramarine: "Ultramarin",
    amber: "Bernstein",
    forest: "Wald",
    raspberry: "Himbeere",
    lilac: "Flieder",
    sea: "Meer",
    plum: "Pflaume",
    lime: "Limette",
    copper: "Kupfer",
    graphite: "Graphit",
  },
  starters: {
    shop: {
      name: "Onlineshop",
      about: "Produkte, Preise und ein Formular. Auf Russisch und Englisch.",
    },
    cafe: {
      name: "Café",
      about:
        "Karte, Werkstatt, ein Abend zum Zusagen und Kontakt. Auf Englisch, Deutsch und Russisch.",
    },
    polden: {
      name: "Restaurant",
      about:
        "Gerichte, Speisekarte, Geschichte, Öffnungszeiten und Tischanfrage. Auf Russisch und Englisch.",
    },
    linden: {
      name: "Praxis",
      about:
        "Leistungen, der erste Besuch Schritt für Schritt, Team, alle Preise und Terminanfrage. Auf Englisch und Russisch.",
    },
    ladno: {
      name: "Software",
      about:
        "Was sie kann, für wen, Tarife nach Monat oder Jahr und ein Testzugang. Auf Russisch und Englisch.",
    },
    arnes: {
      name: "Architektin",
      about:
        "Arbeiten, Studio, ein Eintrag im Journal und eine Seite mit Links. Auf Englisch und Russisch.",
    },
    yard: {
      name: "Schule",
      about:
        "Was einen Tag ausmacht, die Erwachsenen, Stundenplan und Probetag. Auf Russisch und Englisch.",
    },
    night: {
      name: "Konferenz",
      about: "Plakat, Programm, Sprecher, Karten und Anfahrt. Auf Englisch und Russisch.",
    },
    blank: {
      name: "Leere Website",
      about: "Kopfbereich, zwei Abschnitte und ein Bild. Der Rest liegt bei Ihnen.",
    },
    studio: {
      name: "Designstudio",
      about:
        "Arbeiten, Leistungen, Team und eine Veranstaltung. Auf Englisch, Deutsch und Russisch.",
    },
  },
  fields: {
    "6": "6",
    "9": "9",
    "12": "12",
    "18": "18",
    All: "Alle",
    "Counts down to": "Zählt bis",
    Shows: "Zeigt",
    "Days and hours": "Tage und Stunden",
    "Days to minutes": "Tage bis Minuten",
    "Weeks to minutes": "Wochen bis Minuten",
    "Afterwards (if empty, it disappears)": "Danach (wenn leer, verschwindet er)",
    "Last day it is shown": "Letzter Tag der Anzeige",
    "Visitors can close it": "Besucher können sie schließen",
    "Once closed, it stays closed until you change its words.":
      "Einmal geschlossen, bleibt sie zu, bis Sie den Text ändern.",
    "First sentences": "Erste Sätze",
    Paragraph: "Absatz",
    "Show the contents": "Inhaltsverzeichnis zeigen",
    "Price or note": "Preis oder Hinweis",
    "Heading within the grid": "Überschrift im Raster",
    Profile: "Profil",
    "Inset card": "Als Karte",
    "As wide as the page’s texts, not as the window.":
      "So breit wie die Texte der Seite, nicht wie das Fenster.",
    "Whole pictures with captions": "Ganze Bilder mit Unterschriften",
    "Large first letter": "Großer Anfangsbuchstabe",
    Places: "Plätze",
    Open: "Frei",
    Full: "Belegt",
    Where: "Wo",
    "Places left": "Freie Plätze",
    "Words when it’s full": "Text, wenn alles belegt ist",
    Post: "Beitrag",
    Topic: "Thema",
    "Minutes to read": "Lesezeit in Minuten",
    "Posts per page": "Beiträge pro Seite",
    "Filter by topic": "Nach Thema filtern",
    "Visitors choose one of the topics of your posts.":
      "Besucher wählen eines der Themen Ihrer Beiträge.",
    "All topics, in the filter": "Alle Themen, im Filter",
    "Link to newer posts": "Link zu neueren Beiträgen",
    "Link to older posts": "Link zu älteren Beiträgen",
    "At 0 it isn’t shown.": "Bei 0 wird sie nicht angezeigt.",
    Pictures: "Bilder",
    "Every month": "Jeden Monat",
    Once: "Einmal",
    Amount: "Betrag",
    "What it buys": "Was er bewirkt",
    "Another amount": "Anderer Betrag",
    "About another amount": "Zum anderen Betrag",
    "Button, every month": "Schaltfläche, monatlich",
    "Button, once": "Schaltfläche, einmal",
    "Pass the amount to the payment page": "Betrag an die Zahlungsseite übergeben",
    "Visitors type another amount here": "Anderer Betrag wird hier eingegeben",
    "The amount is passed on as above. Otherwise the payment page asks for it.":
      "Der Betrag wird wie oben übergeben. Sonst fragt die Zahlungsseite danach.",
    "In the payment link, write {amount} where the amount goes. {cents} is the amount in cents, {currency} its currency.":
      "Schreiben Sie im Zahlungslink {amount}, wo der Betrag stehen soll. {cents} ist der Betrag in Cent, {currency} seine Währung.",
    Collected: "Gesammelt",
    Goal: "Ziel",
    "Words beside the goal": "Text neben dem Ziel",
    "When it starts": "Beginn",
    "Until when, which day": "Bis wann, an welchem Tag",
    "What it is about": "Worum es geht",
    "How it is": "Angabe dazu",
    Point: "Punkt",
    "About the person": "Zur Person",
    Room: "Raum",
    "About the room": "Zum Raum",
    Track: "Thema",
    "About the track": "Zum Thema",
    "Without a room or track": "Ohne Raum oder Thema",
    "All tracks, in the filter": "Alle Themen, im Filter",
    "What visitors keep (if empty, nothing)": "Was Besucher vormerken (leer: nichts)",
    Day: "Tag",
    Session: "Programmpunkt",
    "Who, and about what": "Wer und worüber",
    Time: "Zeit",
    "All rooms": "Alle Räume",
    "No track": "Kein Thema",
    "Category, for the filter": "Kategorie, für den Filter",
    "No category": "Ohne Kategorie",
    "All categories, in the filter": "Alle Kategorien, im Filter",
    Category: "Kategorie",
    "Note below the programme": "Hinweis unter dem Programm",
    "Visitors can filter by track": "Besucher können nach Thema filtern",
    Times: "Uhrzeiten",
    "By language": "Wie in der Sprache",
    "18:30": "18:30",
    "6:30 PM": "6:30 PM",
    "Words on the first picture": "Text auf dem ersten Bild",
    "Words on the second picture": "Text auf dem zweiten Bild",
    Case: "Beispiel",
    Breadcrumbs: "Brotkrumen",
    "The way from the home page to this one, as your menu has it. The home page shows none.":
      "Der Weg von der Startseite zu dieser Seite, wie in Ihrem Menü. Die Startseite zeigt keinen.",
    "Link to a film": "Link zu einem Film",
    "What it is and how long": "Was es ist und wie lang",
    "Say whether you’re open now": "Zeigen, ob gerade geöffnet ist",
    "By the opening hours of your site.": "Nach den Öffnungszeiten Ihrer Website.",
    "Names beside the logos": "Namen neben den Logos",
    "For logos that are only signs.": "Wenn die Logos nur Zeichen sind.",
    "Cut-out": "Ausgeschnittenes Bild",
    "Opening hours": "Öffnungszeiten",
    "Note below the hours": "Hinweis unter den Zeiten",
    "Note below the buttons": "Hinweis unter den Buttons",
    Proof: "Beleg",
    "Words over the address": "Text über der Adresse",
    "Email or phone": "E-Mail oder Telefon",
    Fact: "Angabe",
    Label: "Bezeichnung",
    Note: "Anmerkung",
    "First paragraph": "Erster Absatz",
    "Who tells it": "Wer erzählt",
    Caption: "Bildunterschrift",
    "What it counts": "Was gezählt wird",
    Price: "Preis",
    Marks: "Zeichen",
    Mark: "Zeichen",
    "Icon of the mark": "Symbol des Zeichens",
    Dish: "Gericht",
    Group: "Gruppe",
    Offer: "Angebot",
    Highlighted: "Hervorgehoben",
    "Name of the monthly price": "Name des Monatspreises",
    "Name of the yearly price": "Name des Jahrespreises",
    "What a year saves": "Ersparnis im Jahr",
    "Note below the price": "Zeile unter dem Preis",
    "Price if paid by the year": "Preis bei jährlicher Zahlung",
    "Note below the price for a year": "Zeile unter dem Jahrespreis",
    "Note below the plans": "Hinweis unter den Tarifen",
    "First day only, in full on the linked page":
      "Nur der erste Tag, vollständig auf der verlinkten Seite",
    "Highlighted plan": "Hervorgehobener Tarif",
    "Brand colour": "Markenfarbe",
    "Dark on light, light on dark": "Dunkel auf Hell, Hell auf Dunkel",
    "Not included": "Nicht enthalten",
    Plan: "Tarif",
    "Note below the name": "Zeile unter dem Namen",
    "Cells of the row": "Zellen der Zeile",
    "Heading for the rows below": "Überschrift der Zeilen darunter",
    "Name of the place": "Name des Ortes",
    "Link to the map": "Link zur Karte",
    "The link opens": "Der Link öffnet",
    "How long it takes": "Wie lange es dauert",
    File: "Datei",
    "Link to the video or map": "Link zum Video oder zur Karte",
    "Point on the map": "Punkt auf der Karte",
    Way: "Weg",
    "Google Maps": "Google Maps",
    "Apple Maps": "Apple Karten",
    "Yandex Maps": "Yandex Maps",
    OpenStreetMap: "OpenStreetMap",
    "Closed for longer": "Länger geschlossen",
    Branch: "Adresse",
    Phone: "Telefon",
    Badge: "Etikett",
    Size: "Größe",
    "When it’s on": "Wann es gilt",
    "Note beside the legend": "Hinweis neben der Legende",
    "Offer stands after group": "Angebot steht nach Gruppe",
    "Icon of the lines": "Symbol der Zeilen",
    "Icon of the line": "Symbol der Zeile",
    "Menu link": "Link im Menü",
    "After subscribing": "Nach der Anmeldung",
    "After sending": "Nach dem Senden",
    "After accepting": "Nach der Zusage",
    "After declining": "Nach der Absage",
    Row: "Reihe",
    List: "Liste",
    Line: "Zeile",
    Colour: "Farbe",
    Column: "Spalte",
    Link: "Link",
    Button: "Schaltfläche",
    Card: "Karte",
    Block: "Block",
    Icon: "Symbol",
    Picture: "Bild",
    "Shade behind text": "Abdunklung hinter dem Text",
    Minimal: "Minimal",
    Text: "Text",
    Light: "Hell",
    Dark: "Dunkel",
    Primary: "Primär",
    Secondary: "Sekundär",
    Fill: "Füllung",
    Page: "Seite",
    Band: "Band",
    Soft: "Zart",
    Brand: "Marke",
    "Shade the whole picture": "Abdunklung des ganzen Bilds",
    "At 0% the text is already readable.": "Bei 0 % ist der Text bereits gut lesbar.",
    "Picture ratio": "Bildformat",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Darstellung",
    Links: "Links",
    Buttons: "Schaltflächen",
    Event: "Veranstaltung",
    "Guests allowed per reply": "Begleitpersonen pro Antwort",
    Subtitle: "Untertitel",
    "Words above the button": "Text über der Schaltfläche",
    Placeholder: "Platzhalter",
    Hint: "Hinweis",
    "Placeholder for the name": "Platzhalter für den Namen",
    "Placeholder for the email": "Platzhalter für die E-Mail",
    "Placeholder for the message": "Platzhalter für die Nachricht",
    "Heading of the address": "Überschrift der Adresse",
    Address: "Adresse",
    "Heading of the email": "Überschrift der E-Mail",
    Email: "E-Mail",
    "Heading of the phone number": "Überschrift der Telefonnummer",
    "Phone number": "Telefonnummer",
    "Second text": "Zweiter Text",
    "Button to accept": "Schaltfläche für die Zusage",
    "Button to decline": "Schaltfläche für die Absage",
    "Line for the date": "Zeile für das Datum",
    "Newsletter checkbox label": "Beschriftung des Newsletter-Häkchens",
    "Completed steps": "Erledigte Schritte",
    "0 marks none.": "Bei 0 ist keiner markiert.",
    "Background of the picture": "Hintergrund des Bildes",
    Tint: "Farbton",
    "Number of guests": "Zahl der Gäste",
    About: "Über uns",
    Number: "Zahl",
    1: "1",
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    "Second colour": "Zweite Farbe",
    "Words over the text": "Zeile über dem Text",
    Space: "Abstand",
    Tight: "Knapp",
    Normal: "Normal",
    Wide: "Weit",
    Name: "Name",
    "Who it is, or where it stands": "Wer es ist oder woher es stammt",
    "Fine print": "Zeile am Fuß",
    "Words over the title": "Zeile über dem Titel",
    Cell: "Feld",
    Sale: "Verkauf",
    "On sale, highlighted": "Im Verkauf, hervorgehoben",
    "On sale": "Im Verkauf",
    "Not yet": "Noch nicht",
    "Sold out": "Ausverkauft",
    "How it stands": "Status",
    "Until when": "Bis wann",
    "Sold, in percent": "Verkauft, in Prozent",
    "At 0 there’s no bar.": "Bei 0 gibt es keinen Balken.",
    "How many are left": "Wie viele übrig sind",
    "Note below the tickets": "Hinweis unter den Tickets",
    "Second note": "Zweiter Hinweis",
    Ticket: "Ticket",
    "Words at the start": "Text am Zeilenanfang",
    "Words at the end": "Text am Zeilenende",
    Date: "Datum",
    "Calendar date, for search engines": "Kalenderdatum für Suchmaschinen",
    "Note below the date": "Hinweis unter dem Datum",
    Place: "Ort",
    "Note below the place": "Hinweis unter dem Ort",
    "Disc, from the start": "Scheibe, vom Anfang",
    "Disc, from above": "Scheibe, von oben",
    "Size of the disc": "Größe der Scheibe",
    "Note below the table": "Hinweis unter der Tabelle",
    Tab: "Tab",
    Step: "Schritt",
    "Time or label": "Zeitangabe oder Stichwort",
    Figure: "Zahl",
    Person: "Person",
    Role: "Rolle",
    Review: "Bewertung",
    Stars: "Sterne",
    None: "Keine",
    Question: "Frage",
    Logo: "Logo",
    Slide: "Bild",
    Work: "Werk",
    "Place and year": "Ort und Jahr",
    "Change pictures": "Bilder wechseln",
    "Visitors can pause it. With “Off” they use the arrows.":
      "Besucher können es anhalten. Bei „Aus“ nutzen sie die Pfeile.",
    Off: "Aus",
    "5 s": "5 s",
    "7 s": "7 s",
    "9 s": "9 s",
    "Shade behind the title": "Abdunklung hinter dem Titel",
    "Words below the address": "Worte unter der Adresse",
    "What the icon does": "Was das Symbol tut",
    "Title of the form": "Titel des Formulars",
  },
};
