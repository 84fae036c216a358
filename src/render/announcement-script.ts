/**
 * Stands in an announcement before its words, and hides it before it is seen where the visitor has closed it, or its last
 * day has ended everywhere: as `islands/announcement.ts` does on pages that take another one's place (decision 561). The
 * same on every page, so that one hash in a page's policy allows it.
 * A moment of the day itself comes before its date with a letter after that of ISO 8601's times.
 */
export const announcementScript =
  '{let a=document.currentScript.parentNode,{announcement:b,ends:c}=a.dataset;a.hidden=new Date(Date.now()-432e5).toJSON()>c+"U";try{if(b&&localStorage.closedAnnouncements.split(" ").includes(b))a.hidden=true}catch{}}';

const opening = /^<aside [^>]*>/;

/** An announcement's markup with the script in it. */
export function withAnnouncementScript(markup: string): string {
  return markup.replace(opening, (tag) => `${tag}<script>${announcementScript}</script>`);
}
