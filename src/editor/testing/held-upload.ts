import { act } from "react";

/** Uploads whose answers the test gives, in the place of `XMLHttpRequest`. */
export class HeldUpload extends EventTarget {
  /** Those that were sent, in their order: a test begins with none. */
  static all: HeldUpload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  open(): void {}
  abort(): void {}
  getResponseHeader = () => null;
  send(): void {
    HeldUpload.all.push(this);
  }
  answer(status: number, body: object): Promise<void> {
    return act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.dispatchEvent(new Event("load"));
    });
  }
}
