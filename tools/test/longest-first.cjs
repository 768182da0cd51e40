const { default: Sequencer } = require('@jest/test-sequencer');

/** Files of which each takes longer than a minute alone: whatever begins last should not be one of them. */
const LONG = [
  'tools/start/start.e2e-spec',
  'tools/crashes/',
  'tools/rails/fault-matrix',
  'conformance.e2e-spec',
  'real-rails.browser-spec',
  'site.browser-spec',
  'payment-guides.browser-spec',
  'nextjs-guide.browser-spec',
];

/** Jest begins with files that failed or took long in an earlier run, of which a fresh clone knows nothing: there it goes by the size of the files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && LONG.some((part) => path.includes(part));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
