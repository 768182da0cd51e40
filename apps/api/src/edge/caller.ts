import type { IncomingMessage } from 'node:http';
import type { Administrator, Admission, Workspace } from '@svc/access';
import { type Author, Dependencies, type Mode } from '@svc/kernel';
import { Moment, type StoreProfile } from '@svc/storefront';

/** What the read side needs of an admitted workspace. */
export function storeProfileOf(workspace: Workspace): StoreProfile {
  const { id, slug, displayName, timezone, currencies, settings } = workspace;
  return {
    workspaceId: id,
    slug,
    displayName,
    timezone,
    currencies,
    frontdeskFee: settings.fees.frontdesk,
    mostSeats: settings.seats.mostPerRegistration,
    rails: settings.rails,
  };
}

/** Who calls the storefront API: the admitted key and the workspace it decides (§1 r6). */
export interface Caller {
  store: StoreProfile;
  mode: Mode;
  /** When the request was let in: the time of all that it is shown. */
  now: Moment;
  /** Takes what the answer is made of, where it is kept for others (D-30). */
  shows: Dependencies;
  admission: Admission;
}

/** Who was let in at this time. */
export function admittedCaller(admission: Admission, now: Date): Caller {
  return { store: storeProfileOf(admission.workspace), mode: admission.mode, now: new Moment(now), shows: new Dependencies(), admission };
}

/** Arguments of an operation of the storefront API, read and judged by its declaration. */
export interface StoreCall<Query = unknown, Body = unknown> {
  caller: Caller;
  /** Value of the one parameter in the path; empty when it has none. */
  name: string;
  query: Query;
  body: Body;
  idempotencyKey?: string;
  /** `Accept-Language`: of the person, where a browser sends the request or a server passes it on. */
  acceptLanguage?: string;
  requestId: string;
}

/** Types of what a request says: values of the parameters in its path, and what its schemas make of query and body. */
interface Said {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Arguments of an operation of the management API, read and judged by its declaration. */
interface ManagementCall<Of extends Said> {
  administrator: Administrator;
  /** The author of the change, as the audit log names them. */
  author: Author;
  params: Of['params'];
  query: Of['query'];
  body: Of['body'];
  idempotencyKey?: string;
  ifMatch?: string;
  requestId: string;
}

/** That of a workspace’s administrator. */
export interface WorkspaceCall<Of extends Said = Said> extends ManagementCall<Of> {
  /** The one that is managed. */
  workspace: Workspace;
}

/** That on one thing of the workspace, whose ref stands in the path. */
export type RefCall<Of extends Said = Said> = WorkspaceCall<Of & { params: { ref: string } }>;

/** That of the operator. */
export type OperatorCall<Of extends Said = Said> = ManagementCall<Of>;

/** That of an operation whose method reads or answers by itself: `upload`, `eventStream`. */
export interface RawCall {
  request: IncomingMessage;
}

/** Returns the author of a request, as the audit log names them. */
export function authorOf(administrator: Administrator, requestId: string): Author {
  return administrator.operator ? { requestId } : { keyId: administrator.key.id, requestId };
}
