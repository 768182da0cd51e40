import type { MediaFile, StoredFile } from '../domain/media-file';

export function aStoredFile(facts: Partial<StoredFile> = {}): StoredFile {
  return {
    name: 'poster.webp',
    mimeType: 'image/webp',
    sizeBytes: 2_000,
    checksumSha256: 'a'.repeat(64),
    width: 300,
    height: 200,
    ...facts,
  };
}

/** Returns a public picture of the workspace `…0001` with a thumbnail. */
export function aMediaFile(facts: Partial<MediaFile> = {}): MediaFile {
  return {
    workspaceId: '01890000-0000-7000-8000-000000000001',
    id: '01890000-0000-7000-8000-0000000000a1',
    title: 'Poster.jpg',
    type: 'image',
    visibility: 'public',
    file: aStoredFile(),
    thumbnail: aStoredFile({ name: 'thumb_poster.webp', sizeBytes: 200, width: 30, height: 20 }),
    createdAt: new Date('2026-03-01T12:00:00.123Z'),
    ...facts,
  };
}
