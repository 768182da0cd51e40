import { cutText, type ErrorCode, type ErrorDetails, type Mode } from '@svc/kernel';
import type { KeyKind } from './key-text';

/** What is kept of a request that a key of a workspace has sent: no value of it, neither query nor body (ADR 0071). */
export interface LoggedRequest {
  workspaceId: string;
  /** A UUIDv7 that was made when the request arrived; what clients see of it is `req_…`. */
  id: string;
  keyId: string;
  keyKind: KeyKind;
  /** Of the key; admin tokens have none. */
  mode?: Mode;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  /** From its arrival to its answer. */
  ms: number;
  errorCode?: ErrorCode;
  /** Names of what was refused: `contact.email`. */
  fields: readonly string[];
}

/** For how many days the requests of a workspace are kept, by the real clock. */
export const REQUESTS_KEPT_DAYS = 7;
/** Where a workspace reads the log; asking there is not written in it, or who follows the log would fill it. */
export const REQUEST_LOG_PATH = '/v1/admin/requests';

const DAY_MS = 86_400_000;
const LONGEST_PATH = 300;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 100;
/** Of what nearly every text is, and found much sooner than what is to be replaced. */
const IS_PLAIN = /^[\x20-\x7e]*$/;

/** The path of an address, without the query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The path of an address, without the query, as long as it is kept. */
export function loggedPath(url: string): string {
  return loggedText(pathOf(url), LONGEST_PATH);
}

/** The names of what was refused, as an error's details tell them; whoever sent the request has chosen some of them. */
export function loggedFields({ fields = {} }: ErrorDetails = {}): string[] {
  return Object.keys(fields)
    .slice(0, MOST_FIELDS)
    .map((name) => loggedText(name, LONGEST_FIELD));
}

/** Without what no database stores: control characters, halves of characters. */
function loggedText(text: string, longest: number): string {
  const kept = cutText(text, longest);
  return IS_PLAIN.test(kept) ? kept : kept.replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
}

/** The moments of which requests are shown: those that were asked for, as far as they are kept. */
export function keptSpan({ since, until }: { since?: Date; until?: Date }, now: Date): { since: Date; until?: Date } {
  const kept = new Date(now.getTime() - REQUESTS_KEPT_DAYS * DAY_MS);
  return { since: since && since > kept ? since : kept, until };
}
