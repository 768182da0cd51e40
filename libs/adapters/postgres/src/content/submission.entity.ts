import type { Submission } from '@svc/content';
import { EntitySchema } from 'typeorm';

export const submissionEntity = new EntitySchema<Submission>({
  name: 'form_submission',
  columns: {
    workspaceId: { type: 'uuid', name: 'workspace_id', primary: true },
    mode: { type: 'text', primary: true },
    id: { type: 'uuid', primary: true },
    formId: { type: 'uuid', name: 'form_id' },
    formSlug: { type: 'text', name: 'form_slug' },
    formName: { type: 'text', name: 'form_name' },
    answers: { type: 'jsonb' },
    files: { type: 'jsonb' },
    identity: { type: 'jsonb' },
    source: { type: 'text' },
    submittedAt: { type: 'timestamptz', name: 'submitted_at' },
  },
});
