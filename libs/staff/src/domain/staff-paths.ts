import { refOf } from '@svc/kernel';
import type { Invitation } from './invitation';

/** Returns the path of the page with the button that signs in by a link. Opening it uses nothing (ADR 0171 r5). */
export const signInPath = (token: string): string => `/console/sign-in/${token}`;

/** Returns the path of the page with the button that accepts an invitation. */
export const invitationPath = ({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>, token: string): string =>
  `/console/invitations/${refOf('wks', workspaceId)}/${refOf('inv', id)}/${token}`;
