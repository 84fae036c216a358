/** Answers to what owners ask in the palette: the namespace `help`. */
export const helpEn = {
  open: "Open “{{name}}”",
  back: "Back to the list",
  /** Words of questions that say nothing of what is looked for, never shown. */
  fillers:
    "how do does i can could to the a an my me we is are it of on for in where what which help want need make site website",
  /** What owners ask, other words for it that are never shown, and the answer. */
  about: {
    publish: {
      ask: "How do I publish my changes?",
      words: "publish go live online visible visitors see update save release",
      answer:
        "Press Publish. You’ll see what has changed and what should be fixed first. Visitors keep seeing the last published version until then.",
    },
    publishLater: {
      ask: "How do I publish at a set time?",
      words: "schedule later time date automatically plan tomorrow night delay timer",
      answer:
        "Plan it under Schedule: choose the day, the time and the time zone. The whole site is published as it is then, even if nobody has the editor open, unless the checks find an error.",
    },
    unpublish: {
      ask: "How do I take the site offline?",
      words: "unpublish hide take down close pause stop maintenance visitors",
      answer:
        "Unpublish the whole site or a single page under Schedule, now or at a set time. Nothing is lost: you can publish it again whenever you like.",
    },
    restore: {
      ask: "How do I get back what I changed or deleted?",
      words: "undo restore recover revert history version backup lost mistake deleted earlier",
      answer:
        "Undo takes back your latest steps. For anything older, open Versions, look at the site as it was, and restore all of it or a single page.",
    },
    newPage: {
      ask: "How do I add a page?",
      words: "new page create another template starter copy",
      answer:
        "Choose a ready page, one of your templates, a page from a starter or a copy of one of your pages. Give it a name, and choose whether it goes in the menu and the footer.",
    },
    reuse: {
      ask: "How do I reuse a page on another site?",
      words: "template reuse save page section copy other sites again",
      answer:
        "Save the page as a template: you can start pages from it on all your sites. A single section is saved from its own menu and found in the section picker under Saved.",
    },
    draft: {
      ask: "How do I hide a page until it’s ready?",
      words: "draft hide page unfinished not ready menu private",
      answer:
        "Open the page’s menu in the Pages panel and choose “Keep as a draft”. Publishing leaves it out until you choose “No longer a draft”. “Hide from the menu” only removes its link.",
    },
    preview: {
      ask: "How do I show the site to someone before it’s published?",
      words:
        "share preview link client show draft unpublished before send review feedback without account look",
      answer:
        "Press “Share” and create a link to the latest draft. Whoever has the link sees it without an account. Search engines can’t find it, and you can revoke it at any time.",
    },
    domain: {
      ask: "How do I connect my own domain?",
      words: "domain address own name dns record www connect custom url https",
      answer:
        "Add your domain under Domains, then set the DNS records listed there with your domain’s provider. Your site opens at the new address as soon as the records are found.",
    },
    password: {
      ask: "How do I protect pages with a password?",
      words: "password protect lock private members secret clients only",
      answer: "Set a password under Access. Visitors enter it once; search engines stay out.",
    },
    language: {
      ask: "How do I add another language?",
      words: "language translate translation multilingual second english german bilingual",
      answer:
        "Add the language under Languages, then translate your texts side by side under Translate. Visitors get the language once you show it to them and publish.",
    },
    seo: {
      ask: "How do I get found on Google?",
      words: "seo search google yandex bing title description keywords ranking index found",
      answer:
        "Give each page a title and a short description of its own in its settings: that’s what search engines show. The preview there shows what gets cut off.",
    },
    sharing: {
      ask: "How do I change the picture that shared links show?",
      words:
        "social sharing preview picture facebook linkedin telegram whatsapp image favicon icon link",
      answer:
        "Choose a picture for the whole site under Search and sharing, along with its icon and company details. A page can have its own in its settings.",
    },
    messages: {
      ask: "Where do messages from my forms go?",
      words: "messages form inbox email leads orders requests replies subscribers received contact",
      answer:
        "All of them are in the Inbox, even if an email got lost. We can also email you about each one: enter the address under General.",
    },
    invite: {
      ask: "How do I let someone else edit the site?",
      words:
        "invite add team colleague share access role editor translator people give rights collaborate",
      answer:
        "Invite them by email under People and choose a role: owner, editor, writer or viewer. To show a draft without an account, create a link under Share.",
    },
    look: {
      ask: "How do I change colours and fonts?",
      words: "colours colors fonts theme look style design dark brand palette",
      answer:
        "Open the Theme panel: one or two colours, a pair of fonts, corners and a light or dark mode change the whole site at once. You see it right away and can undo it.",
    },
    menu: {
      ask: "How do I change the menu or the logo?",
      words: "menu navigation logo bar top header links order submenu",
      answer:
        "Select the bar on the page to edit its links, move them and choose the logo. You can also put pages into the menu and sort them in the Pages panel.",
    },
    pictures: {
      ask: "How do I replace a picture?",
      words: "picture image photo replace change upload crop media gallery",
      answer:
        "Select the picture on the page, then choose or upload another one; you can crop it there, too. Media has everything you’ve uploaded.",
    },
    analytics: {
      ask: "How do I count my visitors?",
      words:
        "analytics statistics visitors count traffic google analytics metrica pixel ads tracking",
      answer:
        "Paste the ID of your analytics service under Tracking; there’s no code to copy. It loads only if the cookie banner allows it.",
    },
    cookies: {
      ask: "Do I need a cookie banner?",
      words: "cookie cookies banner consent gdpr privacy law",
      answer:
        "If you use analytics, ads or a live chat and have visitors from the EU, usually yes. Choose GDPR under Cookies: none of these load until a visitor agrees.",
    },
    redirects: {
      ask: "How do I keep old links working?",
      words: "redirect old address link moved 301 broken 404 url changed",
      answer:
        "When you change a page’s path, the old one leads to it by itself. For addresses from an earlier site, add redirects: old path, new page.",
    },
    export: {
      ask: "How do I download or move my site?",
      words: "export download backup zip move leave hosting copy transfer elsewhere",
      answer:
        "Under Export, download the project, which you can import here or into another installation, or the finished site as files for any web server.",
    },
    replace: {
      ask: "How do I change a word on all pages?",
      words: "find replace word everywhere all pages search text rename typo",
      answer:
        "Type the word into Find: it searches every page in every language. Replace it one place at a time, or everywhere in one step.",
    },
  },
} as const;
