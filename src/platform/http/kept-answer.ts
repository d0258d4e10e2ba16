/** Stands in for a reply where what a handler answers is kept instead of sent. */
export class KeptAnswer {
  status = 200;
  payload = '';

  code(status: number) {
    this.status = status;
    return this;
  }

  /** Kept nowhere: whoever needs headers takes them up. */
  header(_name: string, _value: string) {
    return this;
  }

  type() {
    return this;
  }

  send(payload: string) {
    this.payload = payload;
    return this;
  }
}
