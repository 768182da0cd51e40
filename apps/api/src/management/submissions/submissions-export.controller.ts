import { Controller, Query, Res } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { SubmissionList, type SubmissionQuery } from '@svc/content';
import type { Response } from 'express';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { csvLine, sendCsv } from '../csv';
import { formNamed } from './form-named';
import { SubmissionTable } from './submission-table';
import { exportSubmissionsQuery, type ExportSubmissionsQuery } from './submissions.dto';

const SUBMISSIONS_PER_READ = 200;

/** What people sent by a form as a file for spreadsheets. */
@Controller()
export class SubmissionsExportController {
  constructor(private readonly list: SubmissionList) {}

  @ManagementOperation({
    id: 'exportSubmissions', audience: 'workspace', method: 'GET', path: '/admin/submissions.csv', tag: 'Forms', summary: 'Export the submissions of a form as a table',
    description:
      'UTF-8 with a byte order mark, as Excel wants it: a line per submission, newest first; a column for each question that the form asks, and then for each that it asked before; ' +
      'times in the zone of the workspace, and files by their names. A cell that a spreadsheet would take for a formula stands behind an apostrophe.',
    query: exportSubmissionsQuery, csv: true,
  })
  async export(@ManagedWorkspace() workspace: Workspace, @Query(read(exportSubmissionsQuery)) { form: named, since }: ExportSubmissionsQuery, @Res() response: Response): Promise<void> {
    const form = await formNamed(this.list, workspace.id, named);
    const table = new SubmissionTable(await this.list.questions(workspace.id, 'live', form.id), workspace.timezone);
    await sendCsv(response, `submissions-${form.slug}.csv`, this.lines(table, workspace.id, { formId: form.id, since }));
  }

  private async *lines(table: SubmissionTable, workspaceId: string, which: Pick<SubmissionQuery, 'formId' | 'since'>): AsyncGenerator<string> {
    yield csvLine(table.headings());
    let after: string | undefined;
    do {
      const page = await this.list.page(workspaceId, { ...which, mode: 'live', after, limit: SUBMISSIONS_PER_READ });
      yield page.data.map((submission) => csvLine(table.line(submission))).join('');
      after = page.next;
    } while (after !== undefined);
  }
}
