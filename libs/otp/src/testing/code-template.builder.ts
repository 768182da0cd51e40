import { randomUUID } from 'node:crypto';
import type { CodeTemplate } from '../domain/code-template';
import { SENT_AT } from './challenge.builder';

export const aTemplate = (fields: Partial<CodeTemplate> = {}): CodeTemplate => ({
  workspaceId: randomUUID(),
  id: randomUUID(),
  name: 'sign_in',
  language: 'en',
  approved: true,
  isDefault: false,
  createdAt: SENT_AT,
  ...fields,
});
