import { acceptedCurrencies, displayName, workspaceSlug } from '@svc/access';
import { timeZone } from '@svc/contracts';
import { z } from 'zod';
import { workspaceView } from './workspace.view';

export const createWorkspaceBody = z
  .object({ slug: workspaceSlug, displayName, timezone: timeZone, currencies: acceptedCurrencies })
  .meta({ id: 'CreateWorkspaceBody' });
export type CreateWorkspaceBody = z.infer<typeof createWorkspaceBody>;

const adminToken = z.string().describe('Shown once: keep it.');

export const createdWorkspaceView = workspaceView.extend({ adminToken }).meta({ id: 'CreatedWorkspace' });
export type CreatedWorkspaceView = z.infer<typeof createdWorkspaceView>;

export const adminTokenView = z.object({ ref: z.string().describe('Ref of the token among the keys.'), adminToken }).meta({ id: 'AdminToken' });
export type AdminTokenView = z.infer<typeof adminTokenView>;
