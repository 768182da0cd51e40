import { Controller, Query } from '@nestjs/common';
import { AuditList, type Workspace } from '@svc/access';
import type { z } from 'zod';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { auditEntryView, presentEntry } from './audit.view';

const auditQuery = pageQuery.extend({ subject: filter('Only what was done to the thing of this ref.') });

/** What was written through the management API, by whom. */
@Controller()
export class AuditController {
  constructor(private readonly log: AuditList) {}

  @ManagementOperation({
    id: 'listAuditEntries', audience: 'workspace', method: 'GET', path: '/admin/audit', tag: 'Audit log', summary: 'List management writes, newest first',
    description: 'Each thing that a request has written, with the fields that changed and no values.', query: auditQuery, returns: pageView(auditEntryView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(auditQuery)) query: z.output<typeof auditQuery>) {
    const page = await this.log.page(id, { subjectRef: query.subject, ...pageRequestOf(query, 'aud') });
    return presentPage(page, 'aud', presentEntry);
  }
}
