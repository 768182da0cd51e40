import { Module } from '@nestjs/common';
import { PostgresContentReader } from '@svc/adapters/postgres';
import { Clock } from '@svc/kernel';
import {
  ContentReader, HostedAddress, LinkSigner, OpenFile, ReadCatalog, ReadFolder, ReadForm, ReadNote, ReadTable,
} from '@svc/storefront';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { HmacLinkSigner } from './hmac-link-signer';

const useCases = [
  {
    provide: ReadForm,
    useFactory: (content: ContentReader, address: HostedAddress) => new ReadForm(content, address),
    inject: [ContentReader, HostedAddress],
  },
  { provide: ReadTable, useFactory: (content: ContentReader) => new ReadTable(content), inject: [ContentReader] },
  { provide: ReadCatalog, useFactory: (content: ContentReader) => new ReadCatalog(content), inject: [ContentReader] },
  {
    provide: ReadFolder,
    useFactory: (content: ContentReader, address: HostedAddress, signer: LinkSigner) => new ReadFolder(content, address, signer),
    inject: [ContentReader, HostedAddress, LinkSigner],
  },
  { provide: ReadNote, useFactory: (content: ContentReader) => new ReadNote(content), inject: [ContentReader] },
  {
    provide: OpenFile,
    useFactory: (content: ContentReader, clock: Clock, signer: LinkSigner) => new OpenFile(content, clock, signer),
    inject: [ContentReader, Clock, LinkSigner],
  },
];

/** Reads of forms, tables, media catalogs, folders and notes. */
@Module({
  providers: [
    { provide: ContentReader, useFactory: (source: DataSource) => new PostgresContentReader(source), inject: [DataSource] },
    { provide: HostedAddress, useFactory: ({ http }: ServiceConfig) => new HostedAddress(http.publicUrl), inject: [ServiceConfig] },
    { provide: LinkSigner, useFactory: ({ secretKeys }: ServiceConfig) => new HmacLinkSigner(secretKeys), inject: [ServiceConfig] },
    ...useCases,
  ],
  exports: useCases.map(({ provide }) => provide),
})
export class StorefrontContentModule {}
