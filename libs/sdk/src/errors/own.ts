import { connectionCauseOf } from './connection-cause';
import { cutText } from './cut-text';
import { type Failure, StorefrontError } from './storefront-error';

/** No complete response arrived: the service cannot be reached, or the connection was lost. `cause` is the error of `fetch`. */
export class ConnectionError extends StorefrontError {
  constructor(address: string, cause: unknown) {
    const { advice, detail, isPermanent } = connectionCauseOf(cause);
    const message = `No response from ${address} (${detail}): ${advice}.`;
    super({ code: 'CONNECTION_FAILED', message, status: 0, retryable: !isPermanent, cause });
  }
}

/** No complete response arrived in time. The service may or may not have processed the request. */
export class TimedOut extends StorefrontError {
  constructor(address: string, timeoutMs: number) {
    const message = `No response from ${address} within ${timeoutMs} ms: the service is slow, or something on the way drops packets. Check that it is up; raise timeoutMs where an operation takes longer.`;
    super({ code: 'TIMED_OUT', message, status: 0, retryable: true });
  }
}

const SHOWN = 500;
const PAGE = /^\s*<(?:!doctype|html|head|body)/i;
const PLAIN_AT_TLS = /plain HTTP|HTTP request .*HTTPS/i;
/** Statuses by which a proxy says that what is behind it does not answer. */
const OF_PROXIES = [502, 503, 504];
const CHECK = 'Check baseUrl: it is the address of the Storefront Service, and ends with /v1.';

/** Describes a response of another program, and what to do about it. */
function foreignOf(status: number, contentType: string, text: string): string {
  const type = contentType || 'no content type';
  if (PLAIN_AT_TLS.test(text)) return `a complaint about plain HTTP (${type}). Begin baseUrl with https://.`;
  if (OF_PROXIES.includes(status))
    return `${type}: a proxy in front of the service cannot reach it. Check that the service is up, and where the proxy forwards to.`;
  if (/html/i.test(contentType) || PAGE.test(text))
    return `a web page (${type}): another server is at this address, such as a site, a proxy or the sign-in page of a network. ${CHECK}`;
  if (text === '') return `an empty body, which this operation never has: another server is at this address. ${CHECK}`;
  if (status < 400 && /json/i.test(contentType))
    return `JSON that is broken or of another program: something on the way has cut or changed it, or another server is at this address. ${CHECK}`;
  return `${type}, which is not a response of the Storefront Service. ${CHECK}`;
}

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
    const message = `${address} returned ${status} with ${foreignOf(status, contentType, text)}`;
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
