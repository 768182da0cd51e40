/** The process cannot start now; the message says why and what to do. Unlike a bad configuration it may pass by itself. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
