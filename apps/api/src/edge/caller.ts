import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Administrator, Admission, Workspace } from '@svc/access';
import type { Author, Mode } from '@svc/kernel';
import { Moment, type StoreProfile } from '@svc/storefront';
import { contextOf } from './request-context';
import { storeProfileOf } from './store-profile';

/** Who calls the storefront API: the admitted key and the workspace it decides (§1 r6). */
export interface Caller {
  store: StoreProfile;
  mode: Mode;
  /** When the request was let in: the time of all that it is shown. */
  now: Moment;
  admission: Admission;
}

/** Who was let in at this time. */
export function admittedCaller(admission: Admission, now: Date): Caller {
  return { store: storeProfileOf(admission.workspace), mode: admission.mode, now: new Moment(now), admission };
}

const callers = new WeakMap<Request, Caller>();
const administrators = new WeakMap<Request, Administrator>();

export function rememberCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

export function rememberAdministrator(request: Request, administrator: Administrator): void {
  administrators.set(request, administrator);
}

export function callerOf(request: Request): Caller | undefined {
  return callers.get(request);
}

export function administratorOf(request: Request): Administrator | undefined {
  return administrators.get(request);
}

/** Parameter: who calls, in a method with `@Operation`. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = callers.get(context.switchToHttp().getRequest<Request>());
  if (!caller) throw new Error('@Caller needs @Operation on the same method.');
  return caller;
});

/** Parameter: the workspace that is managed, in a method with `@ManagementOperation({ audience: 'workspace' })`. */
export const ManagedWorkspace = createParamDecorator((_: unknown, context: ExecutionContext): Workspace => {
  const workspace = administrators.get(context.switchToHttp().getRequest<Request>())?.workspace;
  if (!workspace) throw new Error('@ManagedWorkspace needs @ManagementOperation of the audience workspace on the same method.');
  return workspace;
});

/** Parameter: who writes, as the audit log names them, in a method with `@ManagementOperation`. */
export const CallingAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const request = context.switchToHttp().getRequest<Request>();
  const administrator = administrators.get(request);
  if (!administrator) throw new Error('@CallingAuthor needs @ManagementOperation on the same method.');
  const { requestId } = contextOf(request);
  return administrator.operator ? { requestId } : { keyId: administrator.key.id, requestId };
});

/** Parameter: whose token it is, in a method with `@ManagementOperation`. */
export const CallingAdministrator = createParamDecorator((_: unknown, context: ExecutionContext): Administrator => {
  const administrator = administrators.get(context.switchToHttp().getRequest<Request>());
  if (!administrator) throw new Error('@CallingAdministrator needs @ManagementOperation on the same method.');
  return administrator;
});
