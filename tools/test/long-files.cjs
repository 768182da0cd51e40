/** Test files that only `npm run test:full` runs: guides that install and build an application, and upgrades from a kept release. A part of a path each. */
const LONG_FILES = ['/tools/upgrade/', '/tools/docs/nextjs-guide.browser-spec'];

/** Files that Jest leaves out in a tier; none where it was started by hand. */
const leftOut = (tier) => (tier && tier !== 'full' ? LONG_FILES : []);

module.exports = { leftOut };
