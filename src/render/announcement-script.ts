/**
 * Stands in an announcement before its words, and hides it before it is seen where the visitor has closed it, or its last
 * day has ended everywhere: as `islands/announcement.ts` does on pages that take another one's place (decision 561). The
 * same on every page, so that one hash in a page's policy allows it.
 */
export const announcementScript =
  '(a=>{let{announcement:w,ends:e}=a.dataset,k="";try{k=localStorage.closedAnnouncements||k}catch{}a.hidden=w&&k.split(" ").includes(w)||new Date(Date.now()-432e5).toISOString().slice(0,10)>e})(document.currentScript.parentNode)';

const opening = /^<aside [^>]*>/;

/** An announcement's markup with the script in it. */
export function withAnnouncementScript(markup: string): string {
  return markup.replace(opening, (tag) => `${tag}<script>${announcementScript}</script>`);
}
