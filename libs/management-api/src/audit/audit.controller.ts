import { Controller } from '@nestjs/common';
import { AuditList, type AuditEntry } from '@svc/access';
import { describedEnum } from '@svc/contracts';
import { Operation, type WorkspaceCall } from '@svc/http';
import { AUDIT_ACTIONS, refOf } from '@svc/kernel';
import { z } from 'zod';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

/** One write through the management API. */
const auditEntryView = z
  .object({
    ref: z.string().describe('Ref of the entry of the audit log, given by the service: `aud_…`.'),
    at: z.string().meta({ format: 'date-time' }).describe('When the recorded change was made, UTC timestamp.'),
    by: z
      .object({
        kind: describedEnum(['operator', 'admin_token'], 'Kind of token that made the recorded change.', {
          operator: 'Token of the service’s operator.',
          admin_token: 'Admin token of the workspace.',
        }),
        ref: z
          .string()
          .optional()
          .describe('Ref of the admin token that made the recorded change, as the keys list it: `key_…`. Absent for the operator.'),
        label: z
          .string()
          .optional()
          .describe('Label of the admin token that made the recorded change, as it is now. Absent for the operator, and when it has none.'),
      })
      .describe('Token that made the recorded change: its `kind` and, for admin tokens, `ref` and `label`.'),
    requestId: z.string().describe('Ref of the request that made the recorded change, `req_…`: the `X-Request-Id` of its response.'),
    action: describedEnum(AUDIT_ACTIONS, 'Kind of the recorded change.', {
      create: 'Something was created.',
      change: 'Something was changed.',
      delete: 'Something was deleted.',
    }),
    subject: z
      .object({
        kind: z
          .string()
          .describe('Kind of the thing that was written, such as `product`, `delivery_zone`, `key`, `workspace` or `storefront`.'),
        ref: z.string().describe('Ref of the thing that was written, such as `prd_…`.'),
        name: z
          .string()
          .optional()
          .describe('Slug, key, code or label of the thing that was written, as it was then. Absent when it had none.'),
      })
      .describe('Thing that was created, changed or deleted: `kind`, `ref` and `name`.'),
    fields: z
      .array(z.string())
      .describe(
        'Paths of the fields that were changed, such as `variants[large].prices`; their values are not recorded. Empty when the whole thing was created or deleted.',
      ),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe(
        'Further facts of the recorded change: an object of texts and numbers, such as `{ "reason": "Broken", "from": 10, "to": 9 }` for stock. Absent when there are none.',
      ),
  })
  .meta({
    id: 'AuditEntry',
    description: 'An entry of the audit log: a change made through the management API, and the token that made it.',
  });
export type AuditEntryView = z.infer<typeof auditEntryView>;

function presentEntry({ id, at, keyId, keyLabel, requestId, action, subject, fields = [], details }: AuditEntry): AuditEntryView {
  const by =
    keyId === undefined ? ({ kind: 'operator' } as const) : ({ kind: 'admin_token', ref: refOf('key', keyId), label: keyLabel } as const);
  return { ref: refOf('aud', id), at, by, requestId, action, subject, fields: [...fields], details };
}

const auditQuery = pageQuery.extend({ subject: filter('Only entries about the thing with this ref, such as `prd_…`. Default: all.') });

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
    description:
      'Returns the changes made through the management API: what was written, by which token, and the changed fields without their values.',
    query: auditQuery,
    returns: pageView(auditEntryView, 'entries of the audit log'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof auditQuery }>) {
    const page = await this.log.page(id, { subjectRef: query.subject, ...pageRequestOf(query, 'aud') });
    return presentPage(page, 'aud', presentEntry);
  }
}
