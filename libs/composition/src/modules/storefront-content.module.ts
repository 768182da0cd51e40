import { Module } from '@nestjs/common';
import { PostgresContentReader, PostgresFormerSlugs, Sql } from '@svc/adapters/postgres';
import { MediaAddress } from '@svc/content';
import { Clock, LinkSigner } from '@svc/kernel';
import { ContentReader, FindRenamed, FormerSlugs, HostedAddress, OpenFile, ReadContent, UploadedFiles } from '@svc/storefront';
import { ServiceConfig } from '../config/config';
import { MediaModule } from './forms.module';
import { construct, provide } from '../provide';

const ports = [
  provide(ContentReader, [Sql], (sql) => new PostgresContentReader(sql)),
  provide(FormerSlugs, [Sql], (sql) => new PostgresFormerSlugs(sql)),
  provide(HostedAddress, [ServiceConfig], ({ http }) => new HostedAddress(http.publicUrl)),
  provide(UploadedFiles, [MediaAddress], (address) => ({ unlock: (...link) => address.signed(...link) })),
];

const useCases = [
  construct(ReadContent, ContentReader, HostedAddress, LinkSigner),
  construct(FindRenamed, FormerSlugs),
  construct(OpenFile, ContentReader, UploadedFiles, Clock, LinkSigner),
];

/** Reads of forms, tables, media catalogs, folders and notes, and of the present slugs of renamed things of all kinds. */
@Module({
  imports: [MediaModule],
  providers: [...ports, ...useCases],
  exports: useCases.map(({ provide: token }) => token),
})
export class StorefrontContentModule {}
