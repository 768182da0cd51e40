/** Variables that stop the start, each with a sentence that says what it takes. */
export class BadConfiguration extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'BadConfiguration';
  }
}

/** The process cannot start now; the message says why and what to do. Unlike a bad configuration it may pass by itself. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}

/** Tells whether an error is a refused start, which one sentence on standard error describes. */
export function isRefusal(error: unknown): error is BadConfiguration | StartRefused {
  return error instanceof BadConfiguration || error instanceof StartRefused;
}
