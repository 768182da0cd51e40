import { refOf, type LinkSigner } from '@svc/kernel';
import { SignedPaths, type LinkSignature } from './signed-paths';

/** The ref of a submission and that of one of its files. */
export interface SubmittedFileName {
  workspaceSlug: string;
  /** `sub_…` */
  submissionRef: string;
  /** `fil_…` */
  fileRef: string;
}

/** Links by which the merchant saves what came with submissions: `<PUBLIC_URL>/<workspace slug>/submissions/<sub_…>/<fil_…>`, each good for an hour. */
export class SubmissionFiles {
  private readonly links: SignedPaths;

  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(publicUrl: string, signer: LinkSigner) {
    this.links = new SignedPaths(publicUrl, signer, 'submission');
  }

  forAnHour(workspaceSlug: string, submissionId: string, fileId: string, now: Date): string {
    return this.links.forAnHour(pathOf({ workspaceSlug, submissionRef: refOf('sub', submissionId), fileRef: refOf('fil', fileId) }), now);
  }

  /** Whether a link to this file was signed by the service and is still good. */
  isGood(name: SubmittedFileName, link: LinkSignature, now: Date): boolean {
    return this.links.isGood(pathOf(name), link, now);
  }
}

function pathOf({ workspaceSlug, submissionRef, fileRef }: SubmittedFileName): string {
  return `/${workspaceSlug}/submissions/${submissionRef}/${fileRef}`;
}
