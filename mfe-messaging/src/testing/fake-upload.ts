/** The far side of an upload, which a test answers when it wants. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  status = 0;
  responseText = '';
  aborted = false;
  readonly #listeners = new Map<string, (event: object) => void>();
  readonly upload = {
    addEventListener: (name: string, listen: (event: object) => void) => this.#on(`up-${name}`, listen),
  };
  constructor() {
    FakeUpload.all.push(this);
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => void (this.aborted = true);
  getResponseHeader = () => 'text/plain; charset=utf-8';
  addEventListener = (name: string, listen: (event: object) => void) => this.#on(name, listen);
  #on(name: string, listen: (event: object) => void) {
    this.#listeners.set(name, listen);
  }
  progress(loaded: number) {
    this.#listeners.get('up-progress')?.({ loaded, total: 100 });
  }
  respond(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.#listeners.get('load')?.({});
  }
}
