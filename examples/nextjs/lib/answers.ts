import 'server-only';
import { StorefrontError } from '@storefront-service/sdk';
import { closedSentence } from './closing';

const AWAY = 'The shop is unavailable right now. Please try again in a minute.';
const OUR_FAULT = 'Something is wrong with this site. It is not your fault. Please come back later.';

/** Sentences for visitors by code. The service's own message is clear enough for all others. */
const SENTENCES: Readonly<Record<string, string>> = {
  CONNECTION_FAILED: AWAY,
  TIMED_OUT: AWAY,
  UNEXPECTED_ANSWER: AWAY,
  SERVICE_UNAVAILABLE: AWAY,
  INTERNAL: AWAY,
  PROVIDER_UNAVAILABLE: 'Payments are unavailable right now. Please try again in a minute.',
  CONFLICT: 'Your first request is still being processed. Please press the button again in a moment.',
};

/** Sentence that says what a limit means for a visitor, by whose it is (`details.limit`) and how long it lasts. */
function limitSentence({ details: { limit }, retryAfterSeconds = 60 }: StorefrontError): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  const isTheirs = limit === 'visitor' || limit === 'client';
  return isTheirs ? `You have sent this too often. ${wait}` : `The shop is very busy right now. ${wait}`;
}

/** Why something was not done, in words for the visitor. */
export class Problem {
  constructor(
    readonly code: string,
    readonly message: string,
    /** Sentences by the names of inputs, which are the places of the values in the request's body. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {}
}

/** Returns the answer of the service, or the problem. Faults of this site are logged, and not shown. */
export async function asked<T>(ask: () => Promise<T>): Promise<T | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StorefrontError && error.code === 'STORE_CLOSED') return new Problem(error.code, closedSentence(error.details));
    if (!(error instanceof StorefrontError) || error.code === 'WRONG_KEY' || error.status === 401 || error.status === 403) {
      console.error(error);
      return new Problem('SITE_FAULT', OUR_FAULT);
    }
    if (error.code === 'RATE_LIMITED') return new Problem(error.code, limitSentence(error));
    if (error.code in SENTENCES) console.warn(error.code, error.requestId, error.message);
    return new Problem(error.code, SENTENCES[error.code] ?? error.message, error.details.fields);
  }
}
