import type { Submission } from '@svc/content';
import { EntitySchema } from 'typeorm';

/** A submission, and by which key the same is known that is sent again. */
export interface SubmissionRow extends Submission {
  sendingKey: string | null;
  fingerprint: string | null;
}

export const submissionEntity = new EntitySchema<SubmissionRow>({
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
    sendingKey: { type: 'text', name: 'sending_key', nullable: true, select: false },
    fingerprint: { type: 'text', nullable: true, select: false },
  },
});
