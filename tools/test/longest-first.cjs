const { default: Sequencer } = require('@jest/test-sequencer');

/** Files of which each takes longer than most, half a minute and more alone: the last to begin should not be one of them. */
const LONG = [
  'tools/start/start.e2e-spec',
  'tools/crashes/',
  'tools/rails/fault-matrix',
  'conformance.e2e-spec',
  'processors/notification.e2e-spec',
  'headless-rails.e2e-spec',
  'event-page.browser-spec',
  'checkout-page.browser-spec',
];

/** Jest begins with files that failed or took long in an earlier run, of which a fresh clone knows nothing: there it goes by the size of the files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && LONG.some((part) => path.includes(part));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
