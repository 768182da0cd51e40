import { UnitOfWork, type AuditTrail } from '@svc/kernel';
import type { MediaFile } from '../domain/media-file';

/** What is known of uploaded files, written within one transaction. */
export interface MediaStore {
  insert(media: MediaFile): Promise<void>;
  remove(workspaceId: string, id: string): Promise<void>;
}

export interface MediaTx {
  media: MediaStore;
  audit: AuditTrail;
}

export abstract class MediaUnitOfWork extends UnitOfWork<MediaTx> {}
