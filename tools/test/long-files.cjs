/** Test files that only `npm run test:full` runs: guides that install and build an application, and upgrades from a kept release. A part of a path each. */
const LONG_FILES = ['/tools/upgrade/', '/tools/docs/nextjs-guide.browser-spec'];

/** What Jest leaves out in a tier; nothing where it was started by hand. */
const leftOut = (tier) => (tier && tier !== 'full' ? LONG_FILES : []);

module.exports = { leftOut };
