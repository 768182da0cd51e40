import { Foundation1763700000000 } from './1763700000000-foundation';
import { Access1763700000050 } from './1763700000050-access';
import { Catalogue1763700000100 } from './1763700000100-catalogue';
import { Ticketing1763700000200 } from './1763700000200-ticketing';
import { Content1763700000300 } from './1763700000300-content';
import { Sync1763700000400 } from './1763700000400-sync';
import { Management1763700000600 } from './1763700000600-management';
import { Media1763700000700 } from './1763700000700-media';
import { Outbox1763700000800 } from './1763700000800-outbox';
import { Registration1763700000900 } from './1763700000900-registration';
import { Booking1763700000950 } from './1763700000950-booking';
import { Webhooks1763700001000 } from './1763700001000-webhooks';
import { Messages1763700001100 } from './1763700001100-messages';
import { Checkout1763700001200 } from './1763700001200-checkout';
import { Holds1763700001250 } from './1763700001250-holds';
import { Payments1763700001300 } from './1763700001300-payments';
import { Orders1763700001400 } from './1763700001400-orders';
import { Opening1763700001500 } from './1763700001500-opening';
import { OpeningTogether1763700001550 } from './1763700001550-opening-together';
import { ProviderCredentials1763700001600 } from './1763700001600-provider-credentials';
import { Balances1763700001700 } from './1763700001700-balances';
import { InventoryDrift1763700001800 } from './1763700001800-inventory-drift';
import { HoldsOfKey1763700001900 } from './1763700001900-holds-of-key';
import { Otp1763700002000 } from './1763700002000-otp';
import { OtpGuesses1763700002010 } from './1763700002010-otp-guesses';
import { OtpSenders1763700002020 } from './1763700002020-otp-senders';
import { Customers1763700002030 } from './1763700002030-customers';
import { Submissions1763700002100 } from './1763700002100-submissions';
import { FormNotices1763700002110 } from './1763700002110-form-notices';
import { Subscriptions1763700002120 } from './1763700002120-subscriptions';
import { Savings1763700002130 } from './1763700002130-savings';
import { Wall1763700002200 } from './1763700002200-wall';
import { Sendings1763700002210 } from './1763700002210-sendings';
import { OldSubmissions1763700002211 } from './1763700002211-old-submissions';
import { SignUpMails1763700002212 } from './1763700002212-sign-up-mails';
import { PlansOfKey1763700002220 } from './1763700002220-plans-of-key';
import { Payers1763700003100 } from './1763700003100-payers';
import { GivingWay1763700003200 } from './1763700003200-giving-way';
import { LooksThatKeepNothing1763700003210 } from './1763700003210-looks-that-keep-nothing';
import { RefundCalls1763700003300 } from './1763700003300-refund-calls';
import { FormFiles1763700003400 } from './1763700003400-form-files';
import { Texts1763700003500 } from './1763700003500-texts';
import { TextIndexes1763700003510 } from './1763700003510-text-indexes';
import { Handovers1763700003520 } from './1763700003520-handovers';
import { RequestKeys1763700003800 } from './1763700003800-request-keys';
import { WorkspaceClocks1763700003900 } from './1763700003900-workspace-clocks';
import { RealStamps1763700003901 } from './1763700003901-real-stamps';
import { SqlFunctions1763700003910 } from './1763700003910-sql-functions';
import { RefusedJobs1763700003940 } from './1763700003940-refused-jobs';
import { Identities1763700004100 } from './1763700004100-identities';
import { Lists1763700004101 } from './1763700004101-lists';
import { AnnouncedAccess1763700004200 } from './1763700004200-announced-access';
import { AnnouncedThings1763700004300 } from './1763700004300-announced-things';
import { SearchGrams1763700004320 } from './1763700004320-search-grams';
import { WebhookLeases1763700004400 } from './1763700004400-webhook-leases';
import { WebhookPartitions1763700004600 } from './1763700004600-webhook-partitions';
import { TextsKept1763700004610 } from './1763700004610-texts-kept';
import { Confirmations1763700005000 } from './1763700005000-confirmations';
import { CodesByHour1763700004700 } from './1763700004700-codes-by-hour';
import { LanguagesKept1763700004800 } from './1763700004800-languages-kept';
import { RefundRequests1763700005800 } from './1763700005800-refund-requests';
import { TicketsSentAgain1763700005900 } from './1763700005900-tickets-sent-again';
import { SecretKeyFingerprints1763700006000 } from './1763700006000-secret-key-fingerprints';
import { RecurringTasks1763700006100 } from './1763700006100-recurring-tasks';
import { ProviderRefusals1763700007000 } from './1763700007000-provider-refusals';
import { MovedMoney1763700007200 } from './1763700007200-moved-money';
import { Admissions1763700007300 } from './1763700007300-admissions';
import { LeasesByTheRealClock1763700007400 } from './1763700007400-leases-by-the-real-clock';
import { SandboxFaultsOfCheckouts1763700007410 } from './1763700007410-sandbox-faults-of-checkouts';
import { WaivedBalances1763700007500 } from './1763700007500-waived-balances';
import { LinkedAddons1763700007600 } from './1763700007600-linked-addons';
import { MediaUsage1763700007720 } from './1763700007720-media-usage';
import { TextSegments1763700007840 } from './1763700007840-text-segments';
import { Announcements1763700007841 } from './1763700007841-announcements';
import { PartsInUse1763700007850 } from './1763700007850-parts-in-use';
import { FormerSlugs1763700007860 } from './1763700007860-former-slugs';
import { CodeSegments1763700007880 } from './1763700007880-code-segments';
import { FormerLabels1763700007890 } from './1763700007890-former-labels';
import { PlainNames1763700007900 } from './1763700007900-plain-names';
import { Fulfillments1763700008000 } from './1763700008000-fulfillments';
import { TicketCodes1763700008100 } from './1763700008100-ticket-codes';
import { ErasedRecipients1763700008200 } from './1763700008200-erased-recipients';
import { NamedSeats1763700008210 } from './1763700008210-named-seats';
import { UnansweredMails1763700008300 } from './1763700008300-unanswered-mails';
import { SuppressedAddresses1763700008310 } from './1763700008310-suppressed-addresses';
import { CodesByVisitor1763700007700 } from './1763700007700-codes-by-visitor';
import { RequestLog1763700005200 } from './1763700005200-request-log';
import { TestClocks1763700005400 } from './1763700005400-test-clocks';
import { Listeners1763700005600 } from './1763700005600-listeners';
import { GivenTickets1763700005700 } from './1763700005700-given-tickets';
import { KeptAnswers1763700008500 } from './1763700008500-kept-answers';
import { WantedRefunds1763700008510 } from './1763700008510-wanted-refunds';
import { IndexesByColumn1763700008600 } from './1763700008600-indexes-by-column';
import { CancelledEvents1763700008700 } from './1763700008700-cancelled-events';
import { NotifiedSchedules1763700008950 } from './1763700008950-notified-schedules';
import { ConstraintsOfIndexes1763700008800 } from './1763700008800-constraints-of-indexes';
import { EventRefunds1763700009000 } from './1763700009000-event-refunds';
import { CorrectedPeople1763700009400 } from './1763700009400-corrected-people';
import { MerchantNotices1763700009500 } from './1763700009500-merchant-notices';
import { OrderLists1763700009600 } from './1763700009600-order-lists';
import { FoldedSearches1763700009610 } from './1763700009610-folded-searches';
import { OrdersByHand1763700009850 } from './1763700009850-orders-by-hand';
import { RangesOfSearches1763700009860 } from './1763700009860-ranges-of-searches';
import { CancelledTicketTypes1763700009900 } from './1763700009900-cancelled-ticket-types';
import { TraceContexts1763700009910 } from './1763700009910-trace-contexts';
import { Suspensions1763700009920 } from './1763700009920-suspensions';
import { RemovedWorkspaces1763700009930 } from './1763700009930-removed-workspaces';
import { IndexesOfReferences1763700009940 } from './1763700009940-indexes-of-references';
import { Retried1763700009960 } from './1763700009960-retried';
import { Staff1763700009970 } from './1763700009970-staff';
import { AdminTokenRights1763700010000 } from './1763700010000-admin-token-rights';
import { Undelivered1763700009880 } from './1763700009880-undelivered';
import { EndedSeats1763700009100 } from './1763700009100-ended-seats';
import { CancelledDays1763700008900 } from './1763700008900-cancelled-days';

/** Every migration in the order of its timestamp; bundling knows no globs. */
export const migrations = [
  Foundation1763700000000,
  Access1763700000050,
  Catalogue1763700000100,
  Ticketing1763700000200,
  Content1763700000300,
  Sync1763700000400,
  Management1763700000600,
  Media1763700000700,
  Outbox1763700000800,
  Registration1763700000900,
  Booking1763700000950,
  Webhooks1763700001000,
  Messages1763700001100,
  Checkout1763700001200,
  Holds1763700001250,
  Payments1763700001300,
  Orders1763700001400,
  Opening1763700001500,
  OpeningTogether1763700001550,
  ProviderCredentials1763700001600,
  Balances1763700001700,
  InventoryDrift1763700001800,
  HoldsOfKey1763700001900,
  Otp1763700002000,
  OtpGuesses1763700002010,
  OtpSenders1763700002020,
  Customers1763700002030,
  Submissions1763700002100,
  FormNotices1763700002110,
  Subscriptions1763700002120,
  Savings1763700002130,
  Wall1763700002200,
  Sendings1763700002210,
  OldSubmissions1763700002211,
  SignUpMails1763700002212,
  PlansOfKey1763700002220,
  Payers1763700003100,
  GivingWay1763700003200,
  LooksThatKeepNothing1763700003210,
  RefundCalls1763700003300,
  FormFiles1763700003400,
  Texts1763700003500,
  TextIndexes1763700003510,
  Handovers1763700003520,
  RequestKeys1763700003800,
  WorkspaceClocks1763700003900,
  RealStamps1763700003901,
  SqlFunctions1763700003910,
  RefusedJobs1763700003940,
  Identities1763700004100,
  Lists1763700004101,
  AnnouncedAccess1763700004200,
  AnnouncedThings1763700004300,
  SearchGrams1763700004320,
  WebhookLeases1763700004400,
  WebhookPartitions1763700004600,
  TextsKept1763700004610,
  CodesByHour1763700004700,
  LanguagesKept1763700004800,
  Confirmations1763700005000,
  RequestLog1763700005200,
  TestClocks1763700005400,
  Listeners1763700005600,
  GivenTickets1763700005700,
  RefundRequests1763700005800,
  TicketsSentAgain1763700005900,
  SecretKeyFingerprints1763700006000,
  RecurringTasks1763700006100,
  ProviderRefusals1763700007000,
  MovedMoney1763700007200,
  Admissions1763700007300,
  LeasesByTheRealClock1763700007400,
  SandboxFaultsOfCheckouts1763700007410,
  WaivedBalances1763700007500,
  LinkedAddons1763700007600,
  CodesByVisitor1763700007700,
  MediaUsage1763700007720,
  TextSegments1763700007840,
  Announcements1763700007841,
  PartsInUse1763700007850,
  FormerSlugs1763700007860,
  CodeSegments1763700007880,
  FormerLabels1763700007890,
  PlainNames1763700007900,
  Fulfillments1763700008000,
  TicketCodes1763700008100,
  ErasedRecipients1763700008200,
  NamedSeats1763700008210,
  UnansweredMails1763700008300,
  KeptAnswers1763700008500,
  SuppressedAddresses1763700008310,
  WantedRefunds1763700008510,
  IndexesByColumn1763700008600,
  CancelledEvents1763700008700,
  ConstraintsOfIndexes1763700008800,
  CancelledDays1763700008900,
  NotifiedSchedules1763700008950,
  EventRefunds1763700009000,
  EndedSeats1763700009100,
  CorrectedPeople1763700009400,
  MerchantNotices1763700009500,
  OrderLists1763700009600,
  FoldedSearches1763700009610,
  OrdersByHand1763700009850,
  RangesOfSearches1763700009860,
  Undelivered1763700009880,
  CancelledTicketTypes1763700009900,
  TraceContexts1763700009910,
  Suspensions1763700009920,
  RemovedWorkspaces1763700009930,
  IndexesOfReferences1763700009940,
  Retried1763700009960,
  Staff1763700009970,
  AdminTokenRights1763700010000,
];
