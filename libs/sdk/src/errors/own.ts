import { cutText } from './cut-text';
import { type Failure, StorefrontError } from './storefront-error';

/** No complete response arrived: the service cannot be reached, or the connection was lost. `cause` is the error of `fetch`. */
export class ConnectionError extends StorefrontError {
  constructor(address: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
    super({ code: 'CONNECTION_FAILED', message: `${address} did not answer${reason}.`, status: 0, retryable: true, cause });
  }
}

/** No complete response arrived in time. The service may or may not have processed the request. */
export class TimedOut extends StorefrontError {
  constructor(address: string, timeoutMs: number) {
    super({ code: 'TIMED_OUT', message: `${address} did not answer within ${timeoutMs} ms.`, status: 0, retryable: true });
  }
}

const SHOWN = 500;

/** The response is not from this service: a page of a proxy, a captive portal, or another program on the port. */
export class UnexpectedAnswer extends StorefrontError {
  /** Beginning of the response body. */
  readonly text: string;

  constructor({
    address,
    status,
    contentType,
    text,
    ...failure
  }: { address: string; contentType: string; text: string } & Pick<Failure, 'status' | 'requestId' | 'retryAfterSeconds'>) {
    const message = `${address} answered ${status} with ${contentType || 'no content type'}, which is not an answer of the Storefront Service: is baseUrl right?`;
    super({ code: 'UNEXPECTED_ANSWER', message, status, retryable: status >= 500 || status === 429, ...failure });
    this.text = cutText(text, SHOWN);
  }
}

/** The key belongs to another kind of client, or must not be used on this platform. No request was sent. */
export class WrongKey extends StorefrontError {
  constructor(message: string) {
    super({ code: 'WRONG_KEY', message, status: 0, retryable: false });
  }
}

/** A path parameter is missing, or would change the address of the request. No request was sent. */
export class InvalidParameter extends StorefrontError {
  constructor(
    /** Name of the parameter; `path` for a path written by hand. */
    readonly parameter: string,
    message: string,
  ) {
    super({ code: 'INVALID_PARAMETER', message, status: 0, retryable: false });
  }
}
