import { pageOf, type Page, type PageRequest } from '@svc/access';
import { MediaLibrary, type MediaFile, type StorefrontItem } from '@svc/content';
import type { MediaPolicy } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { LessThan, type DataSource } from 'typeorm';
import { mediaFileEntity, storefrontDocumentEntity } from './content.entities';
import { MEDIA_USES } from './media-uses-sql';

export class PostgresMediaLibrary extends MediaLibrary {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async policyOf(workspaceId: string): Promise<MediaPolicy | undefined> {
    const document = await this.dataSource.manager.findOneBy(storefrontDocumentEntity, { workspaceId });
    return (document?.body as Partial<StorefrontItem> | undefined)?.mediaPolicy;
  }

  async find(workspaceId: string, id: string): Promise<MediaFile | undefined> {
    return (await this.files.findOneBy({ workspaceId, id })) ?? undefined;
  }

  async findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined> {
    const row = await this.files
      .createQueryBuilder('media')
      .innerJoin('workspace', 'workspace', 'workspace.id = media.workspaceId and lower(workspace.slug) = lower(:workspaceSlug)', { workspaceSlug })
      .where('media.id = :id', { id })
      .getOne();
    return row ?? undefined;
  }

  async page(workspaceId: string, { after, limit }: PageRequest): Promise<Page<MediaFile>> {
    const rows = await this.files.find({
      where: { workspaceId, ...(after && { id: LessThan(after) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }

  async usesOf(workspaceId: string, id: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ use: string }[]>(MEDIA_USES, [workspaceId, `%/${refOf('med', id)}/%`]);
    return rows.map(({ use }) => use);
  }

  private get files() {
    return this.dataSource.getRepository(mediaFileEntity);
  }
}
