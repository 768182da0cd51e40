/**
 * Test files that only `npm run test:full` runs, a part of a path each: they would take most of the processor time of the integration,
 * end-to-end and browser tests. Each rule has a proof among the files that are run with every change (`conformance.spec.ts`).
 */
const LONG_FILES = [
  // Whole stories, which other files prove piece by piece: guides as a reader follows them, the example storefront in a browser, the package
  // in every kind of application, upgrades and starts upon earlier data, queues that are killed again and again.
  '/apps/cli/contacts.e2e-spec',
  '/apps/cli/developing.e2e-spec',
  '/apps/cli/guests.e2e-spec',
  '/apps/cli/import/import.e2e-spec',
  '/apps/cli/listen.e2e-spec',
  '/apps/cli/messages.e2e-spec',
  '/apps/cli/new.e2e-spec',
  '/apps/cli/operator.e2e-spec',
  '/apps/cli/orders.e2e-spec',
  '/apps/cli/package.e2e-spec',
  '/apps/cli/payments.e2e-spec',
  '/apps/cli/refund-requests.e2e-spec',
  '/apps/cli/settings.e2e-spec',
  '/apps/cli/store.e2e-spec',
  '/apps/cli/submissions.e2e-spec',
  '/apps/cli/update.e2e-spec',
  '/apps/cli/webhooks.e2e-spec',
  '/apps/example-storefront/test/account.browser-spec',
  '/apps/example-storefront/test/paying.browser-spec',
  '/apps/example-storefront/test/saving-up.browser-spec',
  '/apps/example-storefront/test/selling.browser-spec',
  '/apps/example-storefront/test/site.browser-spec',
  '/apps/example-storefront/test/tickets.browser-spec',
  '/libs/sdk/package.e2e-spec',
  '/tools/crashes/crashes.e2e-spec',
  '/tools/crashes/redis-outages.e2e-spec',
  '/tools/crashes/refund-all.e2e-spec',
  '/hosted/src/orders/own-refund-at-once.e2e-spec',
  '/hosted/src/left-open.browser-spec',
  '/hosted/src/checkout/shared-links.e2e-spec',
  '/hosted/src/tickets/strangers-mails.e2e-spec',
  '/hosted/src/tickets/wallet-passes.e2e-spec',
  '/tools/security/removed-shop.e2e-spec',
  '/tools/demo/demo-document.e2e-spec',
  '/tools/docs/after-the-sale-guide.e2e-spec',
  '/tools/docs/conventions-guides.e2e-spec',
  '/tools/docs/first-change',
  '/tools/docs/guides.browser-spec',
  '/tools/docs/nextjs-guide.browser-spec',
  '/tools/docs/payment-guides.browser-spec',
  '/tools/docs/quickstart-guide.e2e-spec',
  '/tools/docs/savings-guide.e2e-spec',
  '/tools/docs/sdk-guide.e2e-spec',
  '/tools/docs/sign-in-guide.browser-spec',
  '/tools/docs/sign-up-guide.browser-spec',
  '/tools/start/start-again.e2e-spec',
  '/tools/start/start-and-end.e2e-spec',
  '/tools/upgrade/release-before.e2e-spec',
  '/tools/upgrade/upgrade.e2e-spec',

  // Walks over every operation, argument, ticket type or language.
  '/edge/bad-requests.e2e-spec',
  '/edge/bounded-answers.e2e-spec',
  '/hosted/src/any-text.e2e-spec',
  '/hosted/src/bad-forms.e2e-spec',
  '/hosted/src/kept-language.e2e-spec',
  '/pipeline/both-ways.e2e-spec',
  '/pipeline/what-answers-show.e2e-spec',
  '/pipeline/writes-both-ways.e2e-spec',
  '/tools/security/isolation.e2e-spec',
  '/tools/tickets/each-ticket.browser-spec',
  '/tools/tickets/each-ticket.e2e-spec',
  '/tools/tickets/rules/removed-rules.e2e-spec',

  // Pages as they look in every size, and what JavaScript adds to pages that work without.
  '/hosted/src/bad-input.browser-spec',
  '/hosted/src/balance/balance-page.browser-spec',
  '/hosted/src/checkout/choices.browser-spec',
  '/hosted/src/checkout/live/live-news.browser-spec',
  '/hosted/src/checkout/live/live-prices.browser-spec',
  '/hosted/src/checkout/looks.browser-spec',
  '/hosted/src/checkout/seats.browser-spec',
  '/hosted/src/checkout/live/page-weight.browser-spec',
  '/hosted/src/page/mark.browser-spec',
  '/hosted/src/looks.browser-spec',
  '/hosted/src/orders/own-order-page.browser-spec',
  '/hosted/src/real-rails.browser-spec',
  '/hosted/src/saving/saving-page.browser-spec',
  '/hosted/src/tickets/wallet-passes.browser-spec',
  '/tools/docs/reference.browser-spec',

  // Processes that are started again and again, or several at once.
  '/items/cancel-event-day.e2e-spec',
  '/test-clock/test-clock.e2e-spec',
  '/clocks/advance-test-clock.e2e-spec',
  '/document/large-bodies.e2e-spec',
  '/development/clock.e2e-spec',
  '/events/seats.e2e-spec',
  '/faces/faces.e2e-spec',
  '/operations/connections.e2e-spec',
  '/operations/pooler.e2e-spec',
  '/processors/mail-outage.e2e-spec',
  '/processors/languages.e2e-spec',
  '/operations/secret-key.e2e-spec',
  '/operations/traces.e2e-spec',
  '/queue/src/redis-failover.int-spec',
  '/products/products-delta.e2e-spec',
  '/schedules/due-moments.e2e-spec',
  '/schedules/outward.e2e-spec',
  '/tools/database/database.int-spec',
  '/tools/database/ordinary-cluster.int-spec',
  '/tools/deploy/alerts.e2e-spec',
  '/tools/deploy/promtool.e2e-spec',
  '/tools/docker/backup.e2e-spec',
  '/tools/deploy/restarts.e2e-spec',
  '/tools/guide/operations-guide.e2e-spec',
];

/** Files that Jest leaves out in a tier; none where it was started by hand. */
const leftOut = (tier) => (tier && tier !== 'full' ? LONG_FILES : []);

/** Test files that start a distributed PostgreSQL: a part of a path each. They run where the database of the tests is one as well. */
const DISTRIBUTED_FILES = ['/tools/distribution/'];

/** Test files that a distributed database leaves out, a part of a path each: what they prove does not exist on nodes. */
const FILES_OF_ONE_SERVER = [
  // Migrations of earlier releases that are undone step by step: an installation is distributed by a release that has them, and never undone.
  '/postgres/src/migrations/',
  '/postgres/src/customers/gathered-people.int-spec',
  '/postgres/src/maintenance/ready-indexes.int-spec',
  '/postgres/src/maintenance/replaced-indexes.int-spec',
  '/postgres/src/orders/fulfillments.int-spec',

  // Keys, policies and statistics of the tables themselves, which shards have on nodes: `tools/distribution/` looks at those.
  '/postgres/src/maintenance/statistics-keeper.int-spec',
  '/postgres/src/maintenance/tenant-keys.int-spec',

  // Plans and numbers of statements of one server: on nodes the coordinator has plans of its own, and statements are sent in transactions.
  '/tools/plans/',

  // Servers that the file starts by itself, whatever the database of the tests is.
  '/tools/database/',
  '/tools/test/test-cluster.int-spec',
];

/** Files that Jest leaves out with a database of the tests. */
const leftOutOn = (database) => (database === 'distributed' ? FILES_OF_ONE_SERVER : DISTRIBUTED_FILES);

module.exports = { leftOut, leftOutOn };
