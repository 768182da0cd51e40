import { Module } from '@nestjs/common';
import { TicketLinks } from '@svc/contracts';
import { LinkSigner } from '@svc/kernel';
import { TicketSigner } from '@svc/ticketing';
import { ServiceConfig } from './config';
import { DerivedTicketSigner } from './derived-ticket-signer';
import { provide } from './provide';

const signing = [
  provide(TicketSigner, [ServiceConfig], ({ secretKeys }) => new DerivedTicketSigner(secretKeys)),
  provide(TicketLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new TicketLinks(http.publicUrl, signer)),
];

/** What tickets are signed and found by. */
@Module({ providers: signing, exports: signing.map(({ provide: token }) => token) })
export class TicketingModule {}
