import type { CatalogSource, FolderSource, FormSource, NoteSource, TableSource } from '../domain/content.view';

const id = '0193d4b1-7c00-7abc-8def-0123456789ab';
const updatedAt = '2026-01-02T03:04:05.678901Z';

export function aFormSource(overrides: Partial<FormSource> = {}): FormSource {
  return {
    id,
    slug: 'contact',
    name: 'Contact',
    submitLabel: 'Send',
    thankYouMessage: 'Thank you.',
    fields: [aFieldSource()],
    updatedAt,
    ...overrides,
  };
}

export function aFieldSource(overrides: Partial<FormSource['fields'][number]> = {}): FormSource['fields'][number] {
  return { id, key: 'name', label: 'Name', type: 'text', required: true, hidden: false, options: {}, identity: 'name', ...overrides };
}

export function aTableSource(overrides: Partial<TableSource> = {}): TableSource {
  return {
    id,
    slug: 'sizes',
    name: 'Sizes',
    columns: [{ key: 'size', label: 'Size', type: 'text', private: false }],
    rows: [],
    updatedAt,
    ...overrides,
  };
}

export function aCatalogSource(overrides: Partial<CatalogSource> = {}): CatalogSource {
  return { id, slug: 'lookbook', name: 'Lookbook', layout: 'grid', items: [aPieceSource()], packageOptionIds: {}, updatedAt, ...overrides };
}

export function aPieceSource(overrides: Partial<CatalogSource['items'][number]> = {}): CatalogSource['items'][number] {
  return {
    id,
    key: 'one',
    type: 'image',
    url: 'https://pictures.example/1.jpg',
    mimeType: 'image/jpeg',
    sizeBytes: 1_000,
    tags: [],
    ...overrides,
  };
}

export function aFolderSource(overrides: Partial<FolderSource> = {}): FolderSource {
  return { id, slug: 'press', name: 'Press', folders: [], files: [aFileSource()], updatedAt, ...overrides };
}

export function aFileSource(overrides: Partial<FolderSource['files'][number]> = {}): FolderSource['files'][number] {
  return {
    id,
    name: 'Care guide',
    url: 'https://files.example/care.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 2_000,
    checksumSha256: 'a'.repeat(64),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt,
    ...overrides,
  };
}

export function aNoteSource(overrides: Partial<NoteSource> = {}): NoteSource {
  return {
    id,
    slug: 'indigo',
    title: 'Indigo',
    blocks: [],
    bodyHtml: '<p>Blue.</p>',
    tags: [],
    readingMinutes: 1,
    publishedAt: '2026-01-01T00:00:00.000Z',
    updatedAt,
    ...overrides,
  };
}
