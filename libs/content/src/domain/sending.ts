import { createHash } from 'node:crypto';
import { readIdempotencyKey, requestText, type GivenAnswers } from '@svc/contracts';

/** By which a form that is sent again is known, for a day after it was taken: one key, one submission. */
export interface Sending {
  key: string;
  /** 64 hexadecimal digits of what was sent. */
  fingerprint: string;
}

/** What names a sending; without either each is new. */
export interface SendingName {
  /** Of the page as it was shown: whoever goes back to it and changes an answer sends something new. */
  pageId?: string;
  /** The header of a merchant's server, as it came: it names one request. */
  idempotencyKey?: string;
}

export interface SentThings {
  formSlug: string;
  answers: GivenAnswers;
  files: readonly { key: string; name?: string; checksumSha256: string }[];
}

/** Throws InvalidInput for a header that is no key. */
export function sendingOf({ pageId, idempotencyKey }: SendingName, { formSlug, answers, files }: SentThings): Sending | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: false });
  const fingerprint = createHash('sha256').update(requestText(formSlug.toLowerCase(), { answers, files })).digest('hex');
  if (key !== undefined) return { key: `key ${key}`, fingerprint };
  return pageId === undefined ? undefined : { key: `page ${pageId} ${fingerprint}`, fingerprint };
}
