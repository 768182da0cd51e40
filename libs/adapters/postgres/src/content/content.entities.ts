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

/** A submission, and by which key the same is known that is sent again. */
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

/** What the files of submissions take. */
export const formFileUsageEntity = table('form_file_usage', {
  workspaceId: primary(uuid()),
  bytes: bigint(),
  fullNoticeSentAt: nullable(moment()),
});

/** Room that the files which a merchant has uploaded take. */
export const mediaUsageEntity = table('media_usage', {
  workspaceId: primary(uuid()),
  bytes: bigint(),
});

export const storefrontDocumentEntity = table('storefront_document', {
  workspaceId: primary(uuid()),
  /** What has no column of its own, as the workspace document writes it. */
  body: json(),
  businessHours: nullable(json<NonNullable<StorefrontItem['businessHours']>>()),
  published: boolean(),
  updatedAt: unselected(moment()),
});

/** What every slugged thing of the content has. */
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

/** `bodyHtml` as the merchant gave it; `shownHtml` and `readingMinutes` are worked out as a note is saved. */
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
