/** Unit tests: fakes only, no database, no network. */
module.exports = { ...require('./jest.preset.js'), testMatch: ['**/*.spec.ts'] };
