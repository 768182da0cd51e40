/** A Redis that the service cannot use as it is set up; the message says why and how to correct it. */
export class RedisRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RedisRefused';
  }
}
