import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Administrator, Admission, Workspace } from '@svc/access';
import { type Author, Dependencies, type Mode } from '@svc/kernel';
import { Moment, type StoreProfile } from '@svc/storefront';
import type { Request } from 'express';
import { contextOf } from './request-context';

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

/** Parameter: the workspace that is managed, in a method with `@ManagementOperation({ audience: 'workspace' })`. */
export const ManagedWorkspace = createParamDecorator((_: unknown, context: ExecutionContext): Workspace => {
  const { workspace } = administratorOf(context);
  if (!workspace) throw new Error('@ManagedWorkspace needs @ManagementOperation of the audience workspace on the same method.');
  return workspace;
});

/** Parameter: who writes, as the audit log names them, in a method with `@ManagementOperation`. */
export const CallingAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const administrator = administratorOf(context);
  const { requestId } = contextOf(context.switchToHttp().getRequest<Request>());
  return administrator.operator ? { requestId } : { keyId: administrator.key.id, requestId };
});

/** Parameter: whose token it is, in a method with `@ManagementOperation`. */
export const CallingAdministrator = createParamDecorator(
  (_: unknown, context: ExecutionContext): Administrator => administratorOf(context),
);

function administratorOf(context: ExecutionContext): Administrator {
  const { administrator } = contextOf(context.switchToHttp().getRequest<Request>());
  if (!administrator) throw new Error('A parameter about the administrator needs @ManagementOperation on the same method.');
  return administrator;
}
