import type { MediaFile, MediaType, MediaVisibility, StoredFile } from '@svc/content';
import { EntitySchema } from 'typeorm';

export interface MediaFileRow {
  workspaceId: string;
  id: string;
  title: string;
  type: MediaType;
  visibility: MediaVisibility;
  file: StoredFile;
  thumbnail: StoredFile | null;
  createdAt: Date;
}

export const mediaFileEntity = new EntitySchema<MediaFileRow>({
  name: 'media_file',
  columns: {
    workspaceId: { type: 'uuid', name: 'workspace_id', primary: true },
    id: { type: 'uuid', primary: true },
    title: { type: 'text' },
    type: { type: 'text' },
    visibility: { type: 'text' },
    file: { type: 'jsonb' },
    thumbnail: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

export function mediaFileOf({ thumbnail, ...row }: MediaFileRow): MediaFile {
  return { ...row, thumbnail: thumbnail ?? undefined };
}
