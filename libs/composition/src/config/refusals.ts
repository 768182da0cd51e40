/** Invalid variables that abort the start, each with a sentence about its valid values. */
export class BadConfiguration extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'BadConfiguration';
  }
}

/** The process cannot start now; the message gives the reason and the remedy. Unlike a bad configuration it may pass by itself, such as a database that does not answer. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}

/** Returns true for a refused start, which one sentence on standard error describes. */
export function isRefusal(error: unknown): error is BadConfiguration | StartRefused {
  return error instanceof BadConfiguration || error instanceof StartRefused;
}
