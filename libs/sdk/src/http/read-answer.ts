import { errorOf } from '../errors/error-of';
import { UnexpectedAnswer } from '../errors/own';
import type { ErrorEnvelope } from '../errors/storefront-error';
import { API_VERSION, SDK_VERSION } from '../generated/version';
import type { Answer } from './attempt';

export interface Expected {
  address: string;
  as: 'json' | 'text' | 'bytes';
  /** An error status whose body is read as a result. */
  readStatus?: number;
  /** True where every result has a body. */
  hasBody?: boolean;
}

const NO_CONTENT = 204;

/**
 * Returns the resource in a response; undefined when it is empty.
 * @throws {StorefrontError} of the class of its code, for an error response
 * @throws {UnexpectedAnswer} for a response that is not from this service
 */
export function readAnswer(answer: Answer, { address: whole, as, readStatus, hasBody }: Expected): unknown {
  const address = whole.replace(/\?.*/, '');
  const { status, text } = answer;
  const succeeded = status >= 200 && status < 300;
  const contentType = answer.header('content-type') ?? '';
  if (succeeded && isNothing(answer, hasBody)) return undefined;
  if (succeeded && as === 'text' && isPlain(text, contentType)) return text;
  const value = /json/i.test(contentType) ? parsed(text) : undefined;
  if ((succeeded || status === readStatus) && value !== undefined && !isRefusal(value)) return value;
  if (!succeeded && isRefusal(value)) {
    const message = value.error.message + unknownOperation(answer, value.error, address);
    throw errorOf({ ...knownOf(answer), ...value.error, message, status });
  }
  throw new UnexpectedAnswer({ address, status, contentType, text, ...knownOf(answer) });
}

const isNothing = ({ status, text }: Answer, hasBody = false) => text === '' && (status === NO_CONTENT || !hasBody);
const isPlain = (text: string, contentType: string) => text !== '' && !/^text\/html/i.test(contentType);

/** Beginning of the message about an address that the service does not have; a resource that is not found has another one. */
const NO_ADDRESS = 'There is nothing at this address';

/** Returns what to do where the service does not have the operation at all; nothing for other errors. */
function unknownOperation({ header }: Answer, { code, message }: ErrorEnvelope, address: string): string {
  if (code !== 'METHOD_NOT_ALLOWED' && !(code === 'NOT_FOUND' && message.startsWith(NO_ADDRESS))) return '';
  const service = header('x-svc-version');
  const versions = `${address}; the service has ${service ? `version ${service}` : 'no version'}, this SDK ${SDK_VERSION} is made for ${API_VERSION}`;
  const advice =
    service && isOlder(service, API_VERSION)
      ? 'The service is older than this SDK and may lack the operation: update the service, or install the SDK that came with its version.'
      : 'The service is not known to be older than this SDK, so the address is probably wrong: check baseUrl, and a path of your own.';
  return ` (${versions}.) ${advice}`;
}

/** Returns whether a version such as `1.6.0` is older than another. */
function isOlder(version: string, than: string): boolean {
  const [numbers, others] = [version, than].map((each) => each.split('.').map(Number)) as [number[], number[]];
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return at >= 0 && numbers[at]! < others[at]!;
}

function knownOf({ header }: Answer) {
  return { requestId: header('x-request-id') ?? undefined, retryAfterSeconds: secondsOf(header('retry-after')) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(value: unknown): value is { error: ErrorEnvelope } {
  const error = (value as { error?: Partial<ErrorEnvelope> } | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}

/** Returns the whole seconds of `Retry-After`, which is a number or a date. */
function secondsOf(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
