import { join } from 'node:path';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  type MissingCharacters,
  PrintedQrCodes,
  PrintedReceiptDocuments,
  PrintedTicketDocuments,
  type PrintTools,
  SignedWalletPasses,
  ThreadedPrinter,
} from '@svc/adapters/documents';
import { PostgresOrderTicketsReader, PostgresTicketReader, Sql } from '@svc/adapters/postgres';
import { ReadPicture } from '@svc/content';
import { TicketLinks } from '@svc/contracts';
import { Clock, LinkSigner, RealClock } from '@svc/kernel';
import { TicketDocuments } from '@svc/notifications';
import { ReceiptDocuments } from '@svc/orders';
import { OpenTicket, OrderTicketsReader, QrCodes, TicketReader, TicketSigner, WalletPasses } from '@svc/ticketing';
import { ServiceConfig } from '../config/config';
import { DerivedTicketSigner } from '../secrets/derived-ticket-signer';
import { construct, provide } from '../provide';
import { OpenMediaModule } from './forms.module';
import { LOGGER, type Logger } from './platform.module';

/** The build puts it beside the bundle of each app. */
const PRINT_THREAD = join(__dirname, 'print-thread.cjs');
/** Warns of characters that a print replaces by marks, with the merchant of the print. */
function missingCharactersLog(logger: Logger): MissingCharacters {
  return (missing, merchant) =>
    logger.warn(
      { merchant, characters: missing.map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`) },
      'A ticket or receipt shows marks for characters that no font draws; docs/tickets.md lists the scripts that print.',
    );
}

/** Returns the pictures and the log of prints. */
function printToolsOf(pictures: ReadPicture, logger: Logger): PrintTools {
  return { pictures: (url) => pictures.execute(url), onMissing: missingCharactersLog(logger) };
}

/** Share of the print cache's memory for codes of tickets. */
const SHARE_OF_CODES = 1 / 8;

const providers = [
  provide(ThreadedPrinter, [ServiceConfig], ({ printing: { threads } }) => new ThreadedPrinter({ file: PRINT_THREAD, threads })),
  provide(TicketSigner, [ServiceConfig], ({ secretKeys }) => new DerivedTicketSigner(secretKeys)),
  provide(TicketLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new TicketLinks(http.publicUrl, signer)),
  provide(TicketReader, [Sql], (sql) => new PostgresTicketReader(sql)),
  provide(OrderTicketsReader, [Sql], (sql) => new PostgresOrderTicketsReader(sql)),
  {
    provide: TicketDocuments,
    useFactory: (printer: ThreadedPrinter, { printing: { bytes } }: ServiceConfig, pictures: ReadPicture, logger: Logger) =>
      new PrintedTicketDocuments(printer, Math.floor(bytes * (1 - SHARE_OF_CODES)), printToolsOf(pictures, logger)),
    inject: [ThreadedPrinter, ServiceConfig, ReadPicture, LOGGER],
  },
  {
    provide: ReceiptDocuments,
    useFactory: (printer: ThreadedPrinter, pictures: ReadPicture, logger: Logger) =>
      new PrintedReceiptDocuments(printer, printToolsOf(pictures, logger)),
    inject: [ThreadedPrinter, ReadPicture, LOGGER],
  },
  provide(
    QrCodes,
    [ThreadedPrinter, ServiceConfig],
    (printer, { printing: { bytes } }) => new PrintedQrCodes(printer, Math.floor(bytes * SHARE_OF_CODES)),
  ),
  provide(
    WalletPasses,
    [ServiceConfig, ThreadedPrinter, RealClock],
    ({ wallets }, printer, clock) => new SignedWalletPasses(wallets, printer, () => clock.now()),
  ),
  construct(OpenTicket, TicketReader, TicketSigner, TicketLinks, Clock),
];

/** Tickets: signing, finding, drawing and printing them; with receipts, which the same threads print. */
@Module({ imports: [OpenMediaModule], providers, exports: providers.map(({ provide: token }) => token) })
export class TicketingModule implements OnApplicationShutdown {
  constructor(private readonly printer: ThreadedPrinter) {}

  onApplicationShutdown(): Promise<void> {
    return this.printer.end();
  }
}
