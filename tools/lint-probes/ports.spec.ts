/** @reads libs */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const files = readdirSync(join(root, 'libs'), { recursive: true, encoding: 'utf8' }).map((path) => `libs/${path}`);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const ports = files
  .filter((path) => /\/ports\/[\w-]+\.ts$/.test(path))
  .flatMap((path) => [...textOf(path).matchAll(/^export abstract class (\w+)/gm)].map(([, name]) => name!));

/** Returns a contract suite with the texts of the files beside it that declare a store under test, such as OrderFixture. */
function suiteAt(path: string) {
  const text = textOf(path);
  const beside = [...text.matchAll(/\btype \w+Fixture\b.* from '\.\/([\w.-]+)'/g)].map(([, name]) => textOf(`${dirname(path)}/${name}.ts`));
  return { text: [text, ...beside].join('\n'), name: /^export function (\w+Contract)\(/m.exec(text)?.[1] ?? path };
}

const suites = files.filter((path) => path.endsWith('.contract.ts')).map(suiteAt);

const tests = files.filter((path) => path.endsWith('spec.ts')).map(textOf);

const suitesOf = (port: string) => suites.filter(({ text }) => new RegExp(`^import .*\\b${port}\\b`, 'm').test(text));

/** Ports that one suite for fake and adapter would prove nothing of, and what proves them instead. */
const WITHOUT_SUITE: Record<string, string> = {
  CancelledEvents: 'one statement each, no fake: event-cancellation.int-spec.ts',
  CancellationUnitOfWork: 'its store is statements by hand, no fake: event-cancellation.int-spec.ts',
  EventDependants: 'delegates to checkout, registration and orders: event-cancellation.e2e-spec.ts',
  AuditList: 'one statement, no fake: audit.int-spec.ts',
  AccessLog: 'hands on to the logger',
  SecretSource: 'random-sources.spec.ts',
  Randomness: 'random-sources.spec.ts',
  WebhookSender: 'the fake knows no network: node-webhook-sender.int-spec.ts',
  PaymentRails: 'delegates to payments: payment-rails.spec.ts',
  PaymentGateways: 'a choice between adapters, no fake that behaves: known-gateways.spec.ts',
  CodeSenders: 'a choice between adapters, no fake that behaves: connected-code-senders.int-spec.ts',
  PasskeyCeremonies: 'the fake knows no signatures: web-authn-ceremonies.spec.ts',
  DeliveryReports: 'the fake knows no signatures: provider-delivery-reports.spec.ts',
  CheckoutSettlement: 'delegates to checkout: settle-checkout.spec.ts',
  UndeliveredWork: 'one statement, no fake: undelivered-work.int-spec.ts',
  DeliveryFailures: 'hands on to the logger: logged-delivery-failures.spec.ts',
  RefusalLog: 'hands on to the logger: logged-refusals.spec.ts',
  RailSettings: 'one statement, no fake: payments.int-spec.ts',
  ProviderAccounts: 'one statement, no fake: own-clock.int-spec.ts',
  SlotCalendar: 'delegates to catalogue: slots.spec.ts',
  ProductReader: 'one statement each, no fake: catalogue-readers.int-spec.ts',
  ProductSlotsReader: 'one statement, no fake: catalogue-readers.int-spec.ts',
  FormerSlugs: 'one statement, no fake: former-slugs.int-spec.ts',
  StockReader: 'one statement, no fake: catalogue-readers.int-spec.ts',
  CollectionReader: 'one statement each, no fake: catalogue-readers.int-spec.ts',
  DeliveryZoneReader: 'one statement, no fake: catalogue-readers.int-spec.ts',
  StockUnitOfWork: 'its store is two statements, no fake: stock.int-spec.ts',
  FileInspector: 'the fake knows no formats: sniffing-file-inspector.int-spec.ts',
  PictureStudio: 'the fake knows no formats: sharp-picture-studio.int-spec.ts',
  UploadedFiles: 'delegates to content: open-and-delete-media.spec.ts',
  PersonalSubmissions: 'delegates to content: submitted-files.spec.ts',
  SubmissionList: 'one statement each, no fake: postgres-submission-list.int-spec.ts',
  GuestList: 'one statement each, no fake: postgres-guest-list.int-spec.ts',
  ContactList: 'one statement each, no fake: postgres-contact-list.int-spec.ts',
  TextCountries: 'one statement, no fake: text-rules.int-spec.ts',
  CheckoutList: 'one statement each, no fake: postgres-checkout-list.int-spec.ts',
  OrderReader: 'one statement each, no fake: postgres-order-reader.int-spec.ts',
  OrderTicketsReader: 'one statement, no fake: order-tickets-reader.int-spec.ts',
  ShopContacts: 'one statement, no fake: postgres-branding-reader.int-spec.ts',
  OtpLists: 'one statement each, no fake: otp-lists.int-spec.ts',
  InventoryCheck: 'one statement each, no fake: postgres-inventory-check.int-spec.ts',
  TestModeWork: 'one statement over all that is due, no fake: own-clock.int-spec.ts',
  StorefrontReader: 'one statement, no fake: postgres-storefront-reader.int-spec.ts',
};

it.each(ports.filter((port) => !WITHOUT_SUITE[port]))('the port %s has a contract suite that its fake and its adapter run', (port) => {
  const runs = suitesOf(port).map(({ name }) => tests.filter((text) => text.includes(`${name}(`)).length);
  expect(Math.max(0, ...runs)).toBeGreaterThanOrEqual(2);
});

it('names as ports without a suite only those that are', () => {
  expect(Object.keys(WITHOUT_SUITE).filter((port) => !ports.includes(port) || suitesOf(port).length > 0)).toEqual([]);
});
