import { Module } from '@nestjs/common';
import { PrintedTicketDocuments, VectorQrCodes } from '@svc/adapters/documents';
import { PostgresTicketReader } from '@svc/adapters/postgres';
import { TicketLinks } from '@svc/contracts';
import { Clock, LinkSigner } from '@svc/kernel';
import { TicketDocuments } from '@svc/notifications';
import { OpenTicket, QrCodes, TicketReader, TicketSigner } from '@svc/ticketing';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { DerivedTicketSigner } from './derived-ticket-signer';
import { construct, provide } from './provide';

const providers = [
  provide(TicketSigner, [ServiceConfig], ({ secretKeys }) => new DerivedTicketSigner(secretKeys)),
  provide(TicketLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new TicketLinks(http.publicUrl, signer)),
  provide(TicketReader, [DataSource], (source) => new PostgresTicketReader(source)),
  provide(TicketDocuments, [], () => new PrintedTicketDocuments()),
  provide(QrCodes, [], () => new VectorQrCodes()),
  construct(OpenTicket, TicketReader, TicketSigner, TicketLinks, Clock),
];

/** Tickets: what they are signed, found, drawn and printed by. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class TicketingModule {}
