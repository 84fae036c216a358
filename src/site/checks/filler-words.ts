/** Words that stand in for others, of templates and designers. */
const filler =
  /lorem ipsum|dolor sit amet|\b(?:your|some|sample|placeholder) text(?: here)?\b|\btext goes here\b|(?<!\p{L})(?:ваш текст|здесь будет текст|текст-рыба|ваш заголовок|ihr text hier|hier steht ihr text|votre texte ici|tu texto aquí|ваш текст тут)(?!\p{L})/iu;
/** Notes to oneself, in capitals; "todo" is Spanish. */
const note = /\b(?:TODO:|TBD|FIXME)(?!\p{L})/u;
/** A row of crosses or dots, and nothing else. */
const repeated = /^\s*(?:[xх]{3,}|[.…_-]{3,})\s*$/iu;

/** Whether a text, or a part of it, only stands in for another one. */
export function isFiller(text: string): boolean {
  return filler.test(text) || note.test(text) || repeated.test(text);
}
