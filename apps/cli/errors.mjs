import { Explained } from '../../tools/explained.mjs';

/** Wrong use of the command line: exit code 2. */
export class UsageError extends Explained {
  constructor(message) {
    super(message, 2);
    this.code = 'USAGE';
  }
}

/** It is not known which service is meant, or who asks: exit code 2. */
export class NotConnected extends UsageError {
  /** @param {string} [base] address of the service, where that is known */
  constructor(message, base) {
    super(message);
    this.base = base;
  }
}

/** The service was not reached, or a file could not be read or written: exit code 1, or the one that is named. */
export class Failed extends Explained {
  /** @param {'UNREACHABLE' | 'FILE' | string} code */
  constructor(code, message, exitCode = 1) {
    super(message, exitCode);
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
