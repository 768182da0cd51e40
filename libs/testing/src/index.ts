export { eventually } from './eventually';
export { dateInDays, inDays } from './moments';
export { type RecordedSpan, RecordingTracing } from './recording-tracing';
export { casesOf, isWholeWalk } from './walked-cases';

// Browser
export { useBrowser, type Visitor, type WatchedPage } from './browser/browser';
export { type LayoutFault, layoutFaultsOf } from './browser/judge-layout';
export { faultsOf, overflowOf, shiftsOf, tabTo } from './browser/judge-page';
export {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  keepEveryLanguage,
  keepEveryLook,
  keepPicture,
  type Look,
  LOCALES,
  PHONE,
  PHONE_BY_NIGHT,
  WIDTHS,
} from './browser/keep-picture';
export { keepPrint } from './browser/keep-print';
export { amountIn, amountsInMail, amountsOnPage, sumMismatches } from './browser/shown-amounts';

// Clients
export { ApiClient, type ApiRequest, type ApiResponse, type ErrorBody } from './clients/api-client';
export { DeltaClient, type DeltaRow } from './clients/delta-client';
export { fillInForm, takeAnswers } from './clients/form-answers';
export { multipartBodies, type MultipartBody } from './clients/multipart-bodies';
export { multipartRequest } from './clients/multipart-request';
export { type DescribedOperation, readOperations } from './clients/operations';
export { postAndClose } from './clients/post-and-close';
export { readPass } from './clients/read-pass';

// Processes
export { describeWithOneServer } from './processes/describe-with-one-server';
export { describeWithRedis } from './processes/describe-with-redis';
export { answeredFast, DOORS, makeReady } from './processes/doors';
export { type ExampleSite, openExampleSite } from './processes/example-site';
export { endLeases } from './processes/end-leases';
export { freePort } from './processes/free-port';
export { hurry } from './processes/hurry';
export { describeWithPgBouncer, Pooler } from './processes/pooler';
export { OwnRedis } from './processes/own-redis';
export { OwnRedisCluster } from './processes/own-redis-cluster';
export { OwnSentinels } from './processes/own-sentinels';
export { RunningProcess } from './processes/running-process';
export { type RunningService, startService, type TestService } from './processes/service';
export { type SharedService, sharedService } from './processes/shared-service';
export { stampsSettled } from './processes/stamps-settled';
export { TcpProxy } from './processes/tcp-proxy';
export { createTestDatabase, type TestDatabase } from './processes/test-database';
export { makeWalletKeys } from './processes/wallet-keys';

// Shops
export { type BoxOffice, type HeadlessAnswer, openBoxOffice } from './shops/box-office';
export { type HostedCheckout, openHostedCheckout, postCheckout, showDay, statusOfCheckout } from './shops/hosted-checkout';
export { type HostedShop, useHostedShop } from './shops/hosted-shop';
export { placeOrders } from './shops/place-orders';
export { rowsOfWorkspace } from './shops/rows-of-workspace';
export { seatGuests, type WantedSeat } from './shops/seat-guests';
export { codeIn, fundCodes, type SentMessage, sentTo } from './shops/sent-codes';
export { openShop, setForShop, type Shop, SHOP_ORIGIN } from './shops/shop';
export { connectInScope, advanceClock } from './shops/shop-scope';
export { storedFiles } from './shops/stored-files';
export { opener, subscriberMail } from './shops/subscriber-mails';

// Sinks
export { SmtpSink } from './sinks/smtp-sink';
export { type CollectorManner, type ExportedSpan, TraceCollector } from './sinks/trace-collector';
export { type ReceivedWebhook, WebhookSink } from './sinks/webhook-sink';
