import { Module } from '@nestjs/common';
import { PostgresContentReader } from '@svc/adapters/postgres';
import { MediaAddress } from '@svc/content';
import { Clock, LinkSigner } from '@svc/kernel';
import {
  ContentReader, HostedAddress, OpenFile, ReadCatalog, ReadFolder, ReadForm, ReadNote, ReadTable, UploadedFiles,
} from '@svc/storefront';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { MediaModule } from './media.module';

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
    useFactory: (content: ContentReader, uploads: UploadedFiles, clock: Clock, signer: LinkSigner) => new OpenFile(content, uploads, clock, signer),
    inject: [ContentReader, UploadedFiles, Clock, LinkSigner],
  },
];

/** Reads of forms, tables, media catalogs, folders and notes. */
@Module({
  imports: [MediaModule],
  providers: [
    { provide: ContentReader, useFactory: (source: DataSource) => new PostgresContentReader(source), inject: [DataSource] },
    { provide: HostedAddress, useFactory: ({ http }: ServiceConfig) => new HostedAddress(http.publicUrl), inject: [ServiceConfig] },
    { provide: UploadedFiles, useFactory: (address: MediaAddress): UploadedFiles => ({ unlock: (...link) => address.signed(...link) }), inject: [MediaAddress] },
    ...useCases,
  ],
  exports: useCases.map(({ provide }) => provide),
})
export class StorefrontContentModule {}
