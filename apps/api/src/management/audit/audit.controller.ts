import { Controller } from '@nestjs/common';
import { AuditList, type AuditEntry } from '@svc/access';
import { describedEnum } from '@svc/contracts';
import { AUDIT_ACTIONS, refOf } from '@svc/kernel';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

/** One write through the management API. */
const auditEntryView = z
  .object({
    ref: z.string().describe('Ref of the entry: `aud_…`.'),
    at: z.string().meta({ format: 'date-time' }).describe('When it was done, UTC.'),
    by: z
      .object({
        kind: describedEnum(['operator', 'admin_token'], 'Kind of token.', {
          operator: 'The operator’s.',
          admin_token: 'An admin token of the workspace.',
        }),
        ref: z.string().optional().describe('Ref of the admin token among the keys, `key_…`. Absent for the operator.'),
      })
      .describe('Token that did it.'),
    requestId: z.string().describe('Ref of the request, `req_…`, as its answer named it in `X-Request-Id`.'),
    action: describedEnum(AUDIT_ACTIONS, 'Kind of write.', {
      create: 'It was created.',
      change: 'It was changed.',
      delete: 'It was deleted.',
    }),
    subject: z
      .object({
        kind: z.string().describe('Kind of the thing, such as `product`, `delivery_zone`, `key`, `workspace` or `storefront`.'),
        ref: z.string().describe('Ref of the thing.'),
        name: z.string().optional().describe('Slug, key, code or label that it had then. Absent: it had none.'),
      })
      .describe('Thing that was written.'),
    fields: z.array(z.string()).describe('Paths of the changed fields, such as `variants[large].prices`.'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe('Reason and figures, such as `{ "reason": "Broken", "from": 10, "to": 9 }`. Absent: there are none.'),
  })
  .meta({ id: 'AuditEntry', description: 'A write through the management API, and who made it.' });
export type AuditEntryView = z.infer<typeof auditEntryView>;

function presentEntry({ id, at, keyId, requestId, action, subject, fields = [], details }: AuditEntry): AuditEntryView {
  const by = keyId === undefined ? ({ kind: 'operator' } as const) : ({ kind: 'admin_token', ref: refOf('key', keyId) } as const);
  return { ref: refOf('aud', id), at, by, requestId, action, subject, fields: [...fields], details };
}

const auditQuery = pageQuery.extend({ subject: filter('Only what was done to the thing with this ref.') });

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
    description: 'Each entry names what a request has written, who sent it, and the changed fields, without their values.',
    query: auditQuery,
    returns: pageView(auditEntryView, 'entries of the audit log'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof auditQuery> }>) {
    const page = await this.log.page(id, { subjectRef: query.subject, ...pageRequestOf(query, 'aud') });
    return presentPage(page, 'aud', presentEntry);
  }
}
