import { Module } from '@nestjs/common';
import { PostgresContentReader } from '@svc/adapters/postgres';
import { MediaAddress } from '@svc/content';
import { Clock, LinkSigner } from '@svc/kernel';
import { ContentReader, HostedAddress, OpenFile, ReadContent, UploadedFiles } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { MediaModule } from './forms.module';
import { construct, provide } from '../provide';

const ports = [
  provide(ContentReader, [DataSource], (source) => new PostgresContentReader(source)),
  provide(HostedAddress, [ServiceConfig], ({ http }) => new HostedAddress(http.publicUrl)),
  provide(UploadedFiles, [MediaAddress], (address) => ({ unlock: (...link) => address.signed(...link) })),
];

const useCases = [
  construct(ReadContent, ContentReader, HostedAddress, LinkSigner),
  construct(OpenFile, ContentReader, UploadedFiles, Clock, LinkSigner),
];

/** Reads of forms, tables, media catalogs, folders and notes. */
@Module({
  imports: [MediaModule],
  providers: [...ports, ...useCases],
  exports: useCases.map(({ provide: token }) => token),
})
export class StorefrontContentModule {}
