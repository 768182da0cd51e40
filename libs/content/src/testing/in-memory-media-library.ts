import type { MediaPolicy } from '@svc/contracts';
import { InTurn, RecordingAuditTrail } from '@svc/kernel/testing';
import { type MediaFile, storedFilesOf } from '../domain/media-file';
import { MediaLibrary, type MediaUnitOfWork } from '../ports/media-library';

/** @param workspaces slug → id */
export class InMemoryMediaLibrary extends MediaLibrary {
  readonly policies = new Map<string, MediaPolicy>();
  /** Id of a file → things that show it. */
  readonly uses = new Map<string, string[]>();
  readonly audit = new RecordingAuditTrail();
  private files: MediaFile[] = [];
  private readonly turns = new InTurn(() => {
    const before = [...this.files];
    return () => {
      this.files = before;
    };
  });
  readonly work: MediaUnitOfWork = { run: (work) => this.turns.run(() => work({ media: this, audit: this.audit })) };

  constructor(private readonly workspaces: Readonly<Record<string, string>>) {
    super();
  }

  async policyOf(workspaceId: string): Promise<MediaPolicy | undefined> {
    return this.policies.get(workspaceId);
  }

  async insert(media: MediaFile): Promise<void> {
    this.files.push(media);
  }

  async keptBytes(workspaceId: string): Promise<number> {
    const own = this.files.filter((file) => file.workspaceId === workspaceId);
    return own.flatMap(storedFilesOf).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  }

  async find(workspaceId: string, id: string): Promise<MediaFile | undefined> {
    return this.files.find((file) => file.workspaceId === workspaceId && file.id === id);
  }

  async findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined> {
    return this.find(this.workspaces[workspaceSlug.toLowerCase()] ?? '', id);
  }

  async page(workspaceId: string, { after, limit }: { after?: string; limit: number }): Promise<{ data: MediaFile[]; next?: string }> {
    const matches = this.files
      .filter((file) => file.workspaceId === workspaceId && (after === undefined || file.id < after))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const data = matches.slice(0, limit);
    return matches.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async usesOf(_: string, id: string): Promise<string[]> {
    return this.uses.get(id) ?? [];
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    this.files = this.files.filter((file) => file.workspaceId !== workspaceId || file.id !== id);
  }
}
