import { FormReader, type PublishedForm } from '../ports/submission-tx';

/** Published forms of one workspace. */
export class InMemoryFormReader extends FormReader {
  constructor(
    private readonly workspaceId: string,
    private readonly forms: readonly PublishedForm[],
  ) {
    super();
  }

  async published(workspaceId: string, slug: string): Promise<PublishedForm | undefined> {
    return workspaceId === this.workspaceId ? this.forms.find((form) => form.slug === slug.toLowerCase()) : undefined;
  }
}
