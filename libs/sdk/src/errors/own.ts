import { cutText } from './cut-text';
import { type Failure, StorefrontError } from './storefront-error';

/** No answer came, or it broke off: the service cannot be reached, or the connection was lost. `cause` is what `fetch` said. */
export class ConnectionError extends StorefrontError {
  constructor(address: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
    super({ code: 'CONNECTION_FAILED', message: `${address} did not answer${reason}.`, status: 0, retryable: true, cause });
  }
}

/** No whole answer came in time. Whether the service has done what was asked is not known. */
export class TimedOut extends StorefrontError {
  constructor(address: string, timeoutMs: number) {
    super({ code: 'TIMED_OUT', message: `${address} did not answer within ${timeoutMs} ms.`, status: 0, retryable: true });
  }
}

const SHOWN = 500;

/** What came is not an answer of this service: a page of a proxy, a captive portal, another program on the port. */
export class UnexpectedAnswer extends StorefrontError {
  /** The beginning of what came. */
  readonly text: string;

  constructor({
    address,
    status,
    contentType,
    text,
    ...known
  }: { address: string; contentType: string; text: string } & Pick<Failure, 'status' | 'requestId' | 'retryAfterSeconds'>) {
    const message = `${address} answered ${status} with ${contentType || 'no content type'}, which is not an answer of the Storefront Service: is baseUrl right?`;
    super({ code: 'UNEXPECTED_ANSWER', message, status, retryable: status >= 500 || status === 429, ...known });
    this.text = cutText(text, SHOWN);
  }
}

/** The key is not for this client, or must not be where this runs. No request was sent. */
export class WrongKey extends StorefrontError {
  constructor(message: string) {
    super({ code: 'WRONG_KEY', message, status: 0, retryable: false });
  }
}

/** A parameter of a path is missing, or would lead to the address of something else. No request was sent. */
export class InvalidParameter extends StorefrontError {
  constructor(
    /** Its name; `path` for a path that was written by hand. */
    readonly parameter: string,
    message: string,
  ) {
    super({ code: 'INVALID_PARAMETER', message, status: 0, retryable: false });
  }
}
