import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { DeleteSubmission, SubmissionFiles, SubmissionList, type Submission } from '@svc/content';
import { Clock, NotFound, type Author } from '@svc/kernel';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { formNamed } from './form-named';
import { presentSubmission, submissionView, type SubmissionView } from './submission.view';
import { listSubmissionsQuery, type ListSubmissionsQuery } from './submissions.dto';

const common = { audience: 'workspace', tag: 'Forms' } as const;
const submissionIdOf = itemIdOf('submission', 'sub');

/** What people sent by the forms of a workspace. Test keys leave none, so all of them are live. */
@Controller()
export class ManagedSubmissionsController {
  constructor(
    private readonly submissions: SubmissionList,
    private readonly deleteSubmission: DeleteSubmission,
    private readonly links: SubmissionFiles,
    private readonly clock: Clock,
  ) {}

  @ManagementOperation({
    ...common, id: 'listSubmissions', method: 'GET', path: '/admin/submissions', summary: 'List what people sent by forms, newest first',
    description: 'Each is told with what was asked when it was sent, whatever has become of the form.', query: listSubmissionsQuery, returns: pageView(submissionView),
  })
  async list(@ManagedWorkspace() workspace: Workspace, @Query(read(listSubmissionsQuery)) query: ListSubmissionsQuery) {
    const { form, search, since } = query;
    const formId = form === undefined ? undefined : (await formNamed(this.submissions, workspace.id, form)).id;
    const page = await this.submissions.page(workspace.id, { mode: 'live', formId, search, since, ...pageRequestOf(query, 'sub') });
    return presentPage(page, 'sub', this.presenterFor(workspace));
  }

  @ManagementOperation({
    ...common, id: 'readSubmission', method: 'GET', path: '/admin/submissions/:ref', summary: 'Read what somebody sent by a form',
    description: 'With a link to each of its files that is good for an hour.', returns: submissionView,
  })
  async read(@ManagedWorkspace() workspace: Workspace, @Param('ref', submissionIdOf) id: string): Promise<SubmissionView> {
    const submission = await this.submissions.find({ workspaceId: workspace.id, mode: 'live', id });
    if (!submission) throw new NotFound('submission');
    return this.presenterFor(workspace)(submission);
  }

  @ManagementOperation({
    ...common, id: 'deleteSubmission', method: 'DELETE', path: '/admin/submissions/:ref', summary: 'Forget what somebody sent by a form',
    description: 'With its files, for good.', status: 204,
  })
  delete(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() by: Author, @Param('ref', submissionIdOf) id: string): Promise<void> {
    return this.deleteSubmission.execute({ by, workspaceId, mode: 'live', id });
  }

  private presenterFor({ slug }: Workspace): (submission: Submission) => SubmissionView {
    const told = { slug, links: this.links, now: this.clock.now() };
    return (submission) => presentSubmission(submission, told);
  }
}
