/** Rows of keyboards, whichever way they are laid out. */
const keyboards = [
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qwertyuiop[]",
  "1q2w3e4r5t",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "q1w2e3r4t5",
  "йцукенгшщз",
  "йцукенгшщзх",
  "йцукен",
  "фывапролд",
  "фывапролджэ",
  "ячсмитьбю",
  "йфяцычувс",
];

/** Words that people choose, by language; digits and signs around them are cut off before. */
const words = {
  en: "welcome administrator changeme temporary letmein website spring summer autumn winter january february march april june july august september october november december monday friday sunday",
  de: "passwort kennwort geheim hallo willkommen schatz liebling sommer winter frühling herbst fussball fußball deutschland berlin münchen hamburg schalke dortmund bayern sonnenschein montag freitag sonntag januar februar märz mai juni juli oktober dezember internet ichliebedich",
  ru: "пароль привет любовь наташа андрей сергей александр мария марина солнышко россия москва спартак зенит лето зима весна осень январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь зайчик котенок котёнок мамочка клавиатура администратор gfhjkm ghbdtn k.,jdm privet parol lubov natasha marina solnyshko rossiya moskva",
  fr: "motdepasse bonjour soleil azerty doudou chouchou loulou nicolas marseille paris france printemps été automne hiver janvier février mars avril mai juin juillet août septembre octobre novembre décembre jetaime bienvenue secret amour",
  es: "contraseña contrasena clave hola tequiero teamo barcelona madrid españa espana mexico méxico argentina primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre bienvenido secreto amor estrella",
  uk: "пароль привіт любов кохання сонечко україна київ львів слава літо зима весна осінь січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень мамуся ukraina kyiv pryvit",
} as const;

/** Passwords beyond the list of the library, which is made of English and international leaks. */
export const familiarWords: readonly string[] = [
  ...keyboards,
  ...Object.values(words).flatMap((all) => all.split(" ")),
];
