/** The stream of a site's news, which a test sends. */
export class SiteNews extends EventTarget {
  static last: SiteNews;
  constructor() {
    super();
    SiteNews.last = this;
  }
  close(): void {}
  tell(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}
