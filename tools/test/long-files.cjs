/**
 * Test files that only `npm run test:full` runs. A part of a path each. They follow whole stories that other files prove piece by piece: guides
 * as a reader follows them, some of which install and build an application; the package in every kind of application; upgrades from a kept
 * release; starts upon the data of an earlier one; queues that are killed again and again (`checkouts.e2e-spec` and `scenarios.e2e-spec` are run always).
 */
const LONG_FILES = [
  '/libs/sdk/package.e2e-spec',
  '/tools/crashes/crashes.e2e-spec',
  '/tools/docs/guides.browser-spec',
  '/tools/docs/nextjs-guide.browser-spec',
  '/tools/docs/payment-guides.browser-spec',
  '/tools/docs/quickstart-guide.e2e-spec',
  '/tools/docs/savings-guide.e2e-spec',
  '/tools/docs/sdk-guide.e2e-spec',
  '/tools/docs/sign-in-guide.browser-spec',
  '/tools/docs/sign-up-guide.browser-spec',
  '/tools/start/start-again.e2e-spec',
  '/tools/upgrade/',
];

/** Files that Jest leaves out in a tier; none where it was started by hand. */
const leftOut = (tier) => (tier && tier !== 'full' ? LONG_FILES : []);

module.exports = { leftOut };
