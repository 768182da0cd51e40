import type { CatalogItem, FolderItem, FormItem, MediaFile, NoteItem, StorefrontItem, Submission, TableItem } from '@svc/content';
import {
  bigint,
  boolean,
  integer,
  json,
  list,
  modeKey,
  moment,
  momentText,
  nullable,
  primary,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';

export const mediaFileEntity = table('media_file', {
  ...workspaceKey(),
  title: text(),
  type: text<MediaFile['type']>(),
  visibility: text<MediaFile['visibility']>(),
  file: json<MediaFile['file']>(),
  thumbnail: nullable(json<NonNullable<MediaFile['thumbnail']>>()),
  createdAt: moment(),
});

/** A submission, and the key by which a repeated one is recognised. */
export const submissionEntity = table('form_submission', {
  ...modeKey(),
  formId: uuid(),
  formSlug: text(),
  formName: text(),
  answers: json<Submission['answers']>(),
  files: json<Submission['files']>(),
  identity: json<Submission['identity']>(),
  source: text<Submission['source']>(),
  submittedAt: moment(),
  sendingKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
});

/** Bytes of the files of submissions. */
export const formFileUsageEntity = table('form_file_usage', {
  workspaceId: primary(uuid()),
  bytes: bigint(),
  fullNoticeSentAt: nullable(moment()),
});

/** Bytes of the files that a merchant has uploaded. */
export const mediaUsageEntity = table('media_usage', {
  workspaceId: primary(uuid()),
  bytes: bigint(),
});

export const storefrontDocumentEntity = table('storefront_document', {
  workspaceId: primary(uuid()),
  /** Fields without a column of their own, as the workspace document writes them. */
  body: json(),
  businessHours: nullable(json<NonNullable<StorefrontItem['businessHours']>>()),
  published: boolean(),
  updatedAt: unselected(moment()),
});

/** Columns of everything in the content that has a slug. */
const slugged = () => ({
  ...workspaceKey(),
  slug: text(),
  position: nullable(integer()),
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
});

export const formEntity = table('form', {
  ...slugged(),
  name: text(),
  description: nullable(text()),
  coverUrl: nullable(text()),
  submitLabel: text(),
  thankYouMessage: text(),
  redirectUrl: nullable(text()),
  opensAt: nullable(momentText()),
  closesAt: nullable(momentText()),
  fields: json<(FormItem['fields'][number] & { id: string })[]>(),
  notify: json<FormItem['notify']>(),
  published: boolean(),
});

export const catalogEntity = table('media_catalog', {
  ...slugged(),
  name: text(),
  description: nullable(text()),
  coverUrl: nullable(text()),
  layout: text<CatalogItem['layout']>(),
  items: json<(CatalogItem['items'][number] & { id: string })[]>(),
  seoTitle: nullable(text()),
  seoDescription: nullable(text()),
  published: boolean(),
});

/** A note: `bodyHtml` as the merchant gave it; `shownHtml` and `readingMinutes` are computed as it is saved. */
export const noteEntity = table('note', {
  ...slugged(),
  title: text(),
  excerpt: nullable(text()),
  coverUrl: nullable(text()),
  blocks: json<NoteItem['blocks']>(),
  bodyHtml: { ...nullable(text()), name: 'given_html' },
  shownHtml: unselected({ ...text(), name: 'body_html' }),
  readingMinutes: unselected(integer()),
  authorName: nullable(text()),
  tags: list(text()),
  publishedAt: nullable(momentText()),
  seoTitle: nullable(text()),
  seoDescription: nullable(text()),
  published: boolean(),
});

export const tableEntity = table('data_table', {
  ...slugged(),
  name: text(),
  description: nullable(text()),
  columns: json<TableItem['columns']>(),
  published: boolean(),
});

export const tableRowEntity = table('data_table_row', {
  ...workspaceKey(),
  tableId: uuid(),
  key: text(),
  cells: json<TableItem['rows'][number]['cells']>(),
  sort: unselected(integer()),
  updatedAt: unselected(moment()),
});

export const folderEntity = table('folder', {
  ...slugged(),
  name: text(),
  description: nullable(text()),
  coverUrl: nullable(text()),
  parentId: unselected(nullable(uuid())),
  public: boolean(),
});

export const folderFileEntity = table('folder_file', {
  ...workspaceKey(),
  folderId: uuid(),
  key: text(),
  name: text(),
  url: text(),
  mimeType: text<FolderItem['files'][number]['mimeType']>(),
  sizeBytes: bigint(),
  checksumSha256: text(),
  thumbnailUrl: nullable(text()),
  width: nullable(integer()),
  height: nullable(integer()),
  sort: unselected(integer()),
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
});
