import type { IncomingMessage } from 'node:http';
import { type Administrator, type Admission, closingInForce, railsInForce, type Workspace } from '@svc/access';
import { type Author, Dependencies, type Mode } from '@svc/kernel';
import { Moment, type StoreProfile } from '@svc/storefront';
import type { z } from 'zod';

/** Returns the fields of an admitted workspace that reads need. */
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
    rails: railsInForce(workspace),
    closed: closingInForce(workspace),
  };
}

/** Caller of the storefront API: the admitted key and the workspace that it determines (§1 r6). */
export interface Caller {
  store: StoreProfile;
  mode: Mode;
  /** Moment of admission; everything in the response is shown as of this time. */
  now: Moment;
  /** Collects the things that a cached response depends on (D-30). */
  dependsOn: Dependencies;
  admission: Admission;
}

/** Returns the caller of a request that was admitted at this time. */
export function admittedCaller(admission: Admission, now: Date): Caller {
  return {
    store: storeProfileOf(admission.workspace),
    mode: admission.mode,
    now: new Moment(now),
    dependsOn: new Dependencies(),
    admission,
  };
}

/** Value that a schema reads. */
type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

/** Arguments of an operation of the storefront API, read and validated by the schemas of its declaration. */
export interface StoreCall<Query = unknown, Body = unknown> {
  caller: Caller;
  /** Value of the one parameter in the path; empty when it has none. */
  name: string;
  query: Read<Query>;
  body: Read<Body>;
  idempotencyKey?: string;
  /** `Accept-Language` of the person, sent by the browser or passed on by a server. */
  acceptLanguage?: string;
  requestId: string;
}

/** Types of the input of a request: values of the path's parameters, and the schemas of query and body. */
interface InputTypes {
  params?: unknown;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** Arguments of an operation of the management API, read and validated by its declaration. */
interface ManagementCall<Of extends InputTypes> {
  administrator: Administrator;
  /** Author of the change for the audit log. */
  author: Author;
  params: Of['params'];
  query: Read<Of['query']>;
  body: Read<Of['body']>;
  idempotencyKey?: string;
  ifMatch?: string;
  requestId: string;
}

/** Caller whose token is one of the workspace. */
type WorkspaceAdministrator = Extract<Administrator, { operator: false }>;

/** Arguments of an operation for a workspace’s administrator. */
export interface WorkspaceCall<Of extends InputTypes = InputTypes> extends ManagementCall<Of> {
  /** Workspace that is managed. */
  workspace: Workspace;
  administrator: WorkspaceAdministrator;
}

/** Arguments of an operation on one thing of the workspace, named by the ref in the path. */
export type RefCall<Of extends InputTypes = InputTypes> = WorkspaceCall<Of & { params: { ref: string } }>;

/** Arguments of an operation for the operator. */
export type OperatorCall<Of extends InputTypes = InputTypes> = ManagementCall<Of>;

/** Arguments of an operation whose method reads the request or writes the response itself: `upload`, `eventStream`. */
export interface RawCall {
  request: IncomingMessage;
}

/** Returns the author of a request for the audit log. */
export function authorOf(administrator: Administrator, requestId: string): Author {
  return administrator.operator ? { requestId } : { keyId: administrator.key.id, requestId };
}
