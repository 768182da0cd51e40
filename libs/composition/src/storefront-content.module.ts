import { Module } from '@nestjs/common';
import { PostgresContentReader } from '@svc/adapters/postgres';
import { Clock } from '@svc/kernel';
import {
  ContentReader, HostedAddress, LinkSigner, OpenFile, ReadCatalog, ReadFolder, ReadForm, ReadNote, ReadTable,
} from '@svc/storefront';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { HmacLinkSigner } from './hmac-link-signer';
import { construct, provide } from './provide';

const ports = [
  provide(ContentReader, [DataSource], (source) => new PostgresContentReader(source)),
  provide(HostedAddress, [ServiceConfig], ({ http }) => new HostedAddress(http.publicUrl)),
  provide(LinkSigner, [ServiceConfig], ({ secretKeys }) => new HmacLinkSigner(secretKeys)),
];

const useCases = [
  construct(ReadForm, ContentReader, Clock, HostedAddress),
  construct(ReadTable, ContentReader),
  construct(ReadCatalog, ContentReader),
  construct(ReadFolder, ContentReader, Clock, HostedAddress, LinkSigner),
  construct(ReadNote, ContentReader, Clock),
  construct(OpenFile, ContentReader, Clock, LinkSigner),
];

/** Reads of forms, tables, media catalogs, folders and notes. */
@Module({
  providers: [...ports, ...useCases],
  exports: useCases.map(({ provide: token }) => token),
})
export class StorefrontContentModule {}
