import { workspaceSettings, type Workspace } from '@svc/access';
import { EntitySchema } from 'typeorm';

export interface WorkspaceRow {
  id: string;
  slug: string;
  displayName: string;
  timezone: string;
  currencies: string[];
  apiEnabled: boolean;
  secretKeysEnabled: boolean;
  headlessEnabled: boolean;
  settings: object;
  createdAt: Date;
  updatedAt: Date;
}

export const workspaceEntity = new EntitySchema<WorkspaceRow>({
  name: 'workspace',
  columns: {
    id: { type: 'uuid', primary: true },
    slug: { type: 'text' },
    displayName: { type: 'text', name: 'display_name' },
    timezone: { type: 'text' },
    currencies: { type: 'text', array: true },
    apiEnabled: { type: 'boolean', name: 'api_enabled' },
    secretKeysEnabled: { type: 'boolean', name: 'secret_keys_enabled' },
    headlessEnabled: { type: 'boolean', name: 'headless_enabled' },
    settings: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at', default: () => 'service_now()' },
  },
});

/** The columns of a workspace but `updated_at`. */
export function rowOfWorkspace(workspace: Workspace): Omit<WorkspaceRow, 'updatedAt'> {
  return { ...workspace, currencies: [...workspace.currencies] };
}

export function workspaceOf({ updatedAt: _, settings, ...facts }: WorkspaceRow): Workspace {
  return { ...facts, settings: workspaceSettings.parse(settings) };
}
