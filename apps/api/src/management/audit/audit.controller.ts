import { Controller } from '@nestjs/common';
import { AuditList, type AuditEntry } from '@svc/access';
import { AUDIT_ACTIONS, refOf } from '@svc/kernel';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

/** One write through the management API. */
const auditEntryView = z
  .object({
    ref: z.string(),
    at: z.string().meta({ format: 'date-time' }),
    by: z
      .object({ kind: z.enum(['operator', 'admin_token']), ref: z.string().optional().describe('The admin token among the keys.') })
      .describe('Whose token it was.'),
    requestId: z.string().describe('As answered in X-Request-Id.'),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.object({
      kind: z.string().describe('`product`, `delivery_zone`, `key`, `workspace`, `storefront` …'),
      ref: z.string(),
      name: z.string().optional().describe('Its slug, key, code or label then.'),
    }),
    fields: z.array(z.string()).describe('What changed: `variants[large].prices`.'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe('Why, and figures: `{ "reason": "Broken", "from": 10, "to": 9 }`.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof auditEntryView>;

function presentEntry({ id, at, keyId, requestId, action, subject, fields = [], details }: AuditEntry): AuditEntryView {
  const by = keyId === undefined ? ({ kind: 'operator' } as const) : ({ kind: 'admin_token', ref: refOf('key', keyId) } as const);
  return { ref: refOf('aud', id), at, by, requestId, action, subject, fields: [...fields], details };
}

const auditQuery = pageQuery.extend({ subject: filter('Only what was done to the thing of this ref.') });

/** Audit log: writes through the management API, and their authors. */
@Controller()
export class AuditController {
  constructor(private readonly log: AuditList) {}

  @Operation('GET /admin/audit', {
    id: 'listAuditEntries',
    audience: 'workspace',
    permission: 'audit.read',
    tag: 'Audit log',
    summary: 'List management writes, newest first',
    description: 'Each thing that a request has written, with the fields that changed and no values.',
    query: auditQuery,
    returns: pageView(auditEntryView),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof auditQuery> }>) {
    const page = await this.log.page(id, { subjectRef: query.subject, ...pageRequestOf(query, 'aud') });
    return presentPage(page, 'aud', presentEntry);
  }
}
