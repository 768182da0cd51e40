import type { SubmissionList, SubmittedForm } from '@svc/content';
import { idOf, InvalidInput } from '@svc/kernel';

/** The form that a request names by its ref or its slug, deleted ones as well that somebody filled in. Throws InvalidInput. */
export async function formNamed(list: SubmissionList, workspaceId: string, refOrSlug: string): Promise<SubmittedForm> {
  const id = idOf('frm', refOrSlug);
  const form = await list.form(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!form) throw new InvalidInput('There is no form of this ref or slug.', { invalid: ['form'] });
  return form;
}
