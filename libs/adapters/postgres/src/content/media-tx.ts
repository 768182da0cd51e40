import type { MediaFile, MediaStore, MediaTx } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { mediaFileEntity } from './content.entities';

export function bindMediaTx(manager: EntityManager, ids: IdGenerator): MediaTx {
  return { media: new PostgresMediaStore(manager), audit: new PostgresAuditTrail(manager, ids) };
}

class PostgresMediaStore implements MediaStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(media: MediaFile): Promise<void> {
    await this.manager.insert(mediaFileEntity, media);
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.manager.delete(mediaFileEntity, { workspaceId, id });
  }
}
