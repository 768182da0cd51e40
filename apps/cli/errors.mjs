import { Explained } from '../../tools/explained.mjs';

/** Wrong use of the command line: exit code 2. */
export class UsageError extends Explained {
  constructor(message) {
    super(message, 2);
    this.code = 'USAGE';
  }
}

/** The service was not reached, or a file could not be read or written: exit code 1. */
export class Failed extends Explained {
  /** @param {'UNREACHABLE' | 'FILE'} code */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The service said no: exit code 1. `error` is the envelope's, the message is for people. */
export class Refused extends Explained {
  constructor(error, message) {
    super(message);
    this.error = error;
  }
}

/** Returns the JSON that `--json` prints of any error. */
export function asError(error) {
  return error.error ?? { code: error.code ?? 'FAILED', message: error.message };
}
