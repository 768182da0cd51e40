import { Controller } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { DeleteSubmission, SubmissionFiles, SubmissionList, type Submission, type SubmittedQuestion } from '@svc/content';
import { itemIdOf, Operation, type RefCall, requireFound, Table, type WorkspaceCall } from '@svc/http';
import { Clock, refOf } from '@svc/kernel';
import { cellOf, csvTable } from '../csv';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import {
  exportSubmissionsQuery,
  formNamed,
  listSubmissionsQuery,
  presentSubmission,
  submissionView,
  type SubmissionView,
} from './submissions.dto';

/** Headings and cells of a form's submissions as a table: a line per submission, a column per question. */
class SubmissionTable {
  private readonly time: Intl.DateTimeFormat;

  constructor(
    private readonly questions: readonly SubmittedQuestion[],
    private readonly timezone: string,
  ) {
    this.time = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  }

  headings(): string[] {
    return ['Submission', `Sent at (${this.timezone})`, 'Source', 'Name', 'E-mail', 'Phone', ...this.questions.map(({ label }) => label)];
  }

  /** Returns the cells of a submission; files are listed by name. */
  line({ id, submittedAt, source, identity, answers, files }: Submission): (string | undefined)[] {
    return [
      refOf('sub', id),
      this.time.format(submittedAt),
      source,
      identity.name,
      identity.email,
      identity.phone,
      ...this.questions.map(({ key }) => {
        const sent = files.filter((file) => file.key === key).map(({ name }) => name);
        return cellOf(sent.length > 0 ? sent : answers.find((answer) => answer.key === key)?.value);
      }),
    ];
  }
}

const submissionIdOf = itemIdOf('submission', 'sub');

const reading = { audience: 'workspace', tag: 'Forms', permission: 'submissions.read' } as const;

/** Submissions of a workspace's forms. Test keys create none, so all of them are live. */
@Controller()
export class ManagedSubmissionsController {
  constructor(
    private readonly submissions: SubmissionList,
    private readonly deleteSubmission: DeleteSubmission,
    private readonly links: SubmissionFiles,
    private readonly clock: Clock,
  ) {}

  @Operation('GET /admin/submissions', {
    ...reading,
    id: 'listSubmissions',
    summary: 'List submissions of forms, newest first',
    description:
      'Returns the form submissions of visitors, each with the questions as they were worded when it was sent, even where the form was changed or deleted since.',
    query: listSubmissionsQuery,
    returns: pageView(submissionView, 'submissions of forms'),
  })
  async list({ workspace, query }: WorkspaceCall<{ query: typeof listSubmissionsQuery }>) {
    const { form, search, since } = query;
    const formId = form === undefined ? undefined : (await formNamed(this.submissions, workspace.id, form)).id;
    const page = await this.submissions.page(workspace.id, { mode: 'live', formId, search, since, ...pageRequestOf(query, 'sub') });
    return presentPage(page, 'sub', this.presenterFor(workspace));
  }

  @Operation('GET /admin/submissions/:ref', {
    ...reading,
    id: 'readSubmission',
    params: { ref: submissionIdOf },
    summary: 'Read a submission',
    description: 'Returns one form submission. Each of its files has a download link that is valid for an hour.',
    returns: submissionView,
  })
  async read({ workspace, params: { ref: id } }: RefCall): Promise<SubmissionView> {
    return this.presenterFor(workspace)(
      requireFound('submission', await this.submissions.find({ workspaceId: workspace.id, mode: 'live', id })),
    );
  }

  @Operation('DELETE /admin/submissions/:ref', {
    audience: 'workspace',
    tag: 'Forms',
    id: 'deleteSubmission',
    whileSuspended: 'allowed',
    params: { ref: submissionIdOf },
    permission: 'submissions.write',
    audit: 'delete',
    summary: 'Delete a submission',
    description: 'Deletes the form submission with its files. Cannot be undone.',
    status: 204,
  })
  delete({ workspace: { id: workspaceId }, author: by, params: { ref: id } }: RefCall): Promise<void> {
    return this.deleteSubmission.execute({ by, workspaceId, mode: 'live', id });
  }

  private presenterFor({ slug }: Workspace): (submission: Submission) => SubmissionView {
    const context = { slug, links: this.links, now: this.clock.now() };
    return (submission) => presentSubmission(submission, context);
  }

  @Operation('GET /admin/submissions.csv', {
    ...reading,
    id: 'exportSubmissions',
    summary: 'Export the submissions of a form as CSV',
    description:
      'Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per submission, newest first; one column for each present question of the form, followed by its former questions; ' +
      'times in the zone of the workspace, and files by their names. Several choices in a cell are written `A; B`, or `"A; B";"C"` where one of them has a semicolon: parse the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would run as a formula gets a leading apostrophe.',
    query: exportSubmissionsQuery,
    csv: true,
  })
  async export({ workspace, query: { form: named, since } }: WorkspaceCall<{ query: typeof exportSubmissionsQuery }>): Promise<Table> {
    const form = await formNamed(this.submissions, workspace.id, named);
    const table = new SubmissionTable(await this.submissions.questions(workspace.id, 'live', form.id), workspace.timezone);
    const readPage = (after: string | undefined, limit: number) =>
      this.submissions.page(workspace.id, { mode: 'live', formId: form.id, since, after, limit });
    return new Table(
      `submissions-${form.slug}.csv`,
      csvTable(table.headings(), readPage, (submission) => [table.line(submission)]),
    );
  }
}
