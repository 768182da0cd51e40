import { BrandingReader, type Branding } from '../ports/page-readers';

/** Branding of shops, by workspace. */
export class InMemoryBrandingReader extends BrandingReader {
  constructor(private readonly brandings: ReadonlyMap<string, Branding> = new Map()) {
    super();
  }

  async read(workspaceId: string): Promise<Branding> {
    return this.brandings.get(workspaceId) ?? {};
  }
}
