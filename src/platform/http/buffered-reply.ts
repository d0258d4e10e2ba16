export class BufferedReply {
  status = 200;
  payload = '';

  code(status: number) {
    this.status = status;
    return this;
  }

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
