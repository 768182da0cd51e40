import { cutText, type ErrorCode, type ErrorDetails, type Mode } from '@svc/kernel';
import type { KeyKind } from './key-text';

/** Record of a request by a key of a workspace: none of its values, neither query nor body (ADR 0071). */
export interface LoggedRequest {
  workspaceId: string;
  /** A UUIDv7 that was made when the request arrived; clients see it as `req_…`. */
  id: string;
  keyId: string;
  keyKind: KeyKind;
  /** Mode of the key; admin tokens have none. */
  mode?: Mode;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  /** From its arrival to its response. */
  ms: number;
  errorCode?: ErrorCode;
  /** Names of refused fields: `contact.email`. */
  fields: readonly string[];
}

/** Retention of a workspace's requests in days, by the real clock. */
export const REQUESTS_KEPT_DAYS = 7;
/** Address at which a workspace reads the log; requests to it are not logged, or a follower of the log would fill it. */
export const REQUEST_LOG_PATH = '/v1/admin/requests';

const DAY_MS = 86_400_000;
const LONGEST_PATH = 300;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 100;
/** Matches nearly every text, and much sooner than the characters to replace are found. */
const IS_PLAIN = /^[\x20-\x7e]*$/;

/** Returns the path of an address, without the query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Returns the path of an address, without the query, cut to its logged length. */
export function loggedPath(url: string): string {
  return loggedText(pathOf(url), LONGEST_PATH);
}

/** Returns the names of refused fields, from an error's details; the client has chosen some of them. */
export function loggedFields({ fields = {} }: ErrorDetails = {}): string[] {
  return Object.keys(fields)
    .slice(0, MOST_FIELDS)
    .map((name) => loggedText(name, LONGEST_FIELD));
}

/** Cuts a text, leaves addresses of people out, and replaces characters that no database stores: control characters, lone surrogates. */
function loggedText(text: string, longest: number): string {
  const shortened = withoutAddresses(cutText(text, longest));
  return IS_PLAIN.test(shortened) ? shortened : shortened.replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
}

/** Returns the span of requests to show: the requested one, within the retention. */
export function retainedSpan({ since, until }: { since?: Date; until?: Date }, now: Date): { since: Date; until?: Date } {
  const retainedSince = new Date(now.getTime() - REQUESTS_KEPT_DAYS * DAY_MS);
  return { since: since && since > retainedSince ? since : retainedSince, until };
}

/** Parts of a path or a name that are an e-mail address or an international phone number, as a client may write them there by mistake. */
const ADDRESS = /[^/?\s]*(?:@|%40)[^/?\s]*|(?:\+|%2b)[\d\s().-]{6,}\d/gi;

const MAY_HAVE_ADDRESS = /[@%+]/;

/** Leaves addresses of people out of a text that is logged: paths have refs and slugs alone. */
function withoutAddresses(text: string): string {
  return MAY_HAVE_ADDRESS.test(text) ? text.replace(ADDRESS, '…') : text;
}
