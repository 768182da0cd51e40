/** @reads apps, libs */
import { compiledWith, filesWith } from './source-copy';

const LANGUAGE = 'pt';
const PROVIDER = 'flutterwave';

const said = compiledWith([
  ['libs/contracts/src/rules/text/languages.ts', "['en', 'fr'] as const", `['en', 'fr', '${LANGUAGE}'] as const`],
  ['libs/contracts/src/rules/payment-providers.ts', "['paystack', 'stripe'] as const", `['paystack', 'stripe', '${PROVIDER}'] as const`],
]);

/** Returns the file of each table in which the compiler misses a name. */
function tablesMissing(name: string): string[] {
  const about = said.filter((error) => error.includes(`Property '${name}' is missing`));
  return about.map((error) => error.slice(0, error.indexOf('('))).sort();
}

/** Tables of the texts and forms of a language, each by its file. */
const OF_LANGUAGE = [
  'libs/adapters/documents/src/tickets/ticket-words.ts',
  'libs/contracts/src/rules/text/date-words.ts',
  'libs/contracts/src/rules/text/languages.ts',
  'libs/contracts/src/rules/text/punctuation.ts',
  'libs/hosted/src/messages/index.ts',
  'libs/notifications/src/domain/kinds/samples.ts',
  'libs/notifications/src/domain/texts/index.ts',
  'libs/otp/src/domain/code-template.ts',
  'libs/staff/src/domain/texts/index.ts',
  'libs/testing/src/browser/keep-picture.ts',
];

/** Tables of the names, rails, currencies, popups, credentials, address and gateway of a provider, each by its file. */
const OF_PROVIDER = [
  'libs/composition/src/config/config.ts',
  'libs/composition/src/modules/payments.module.ts',
  'libs/contracts/src/rules/payment-providers.ts',
  'libs/contracts/src/rules/payment-providers.ts',
  'libs/contracts/src/rules/provider-currencies.ts',
  'libs/hosted/src/checkout/live/provider-popups.ts',
  'libs/management-api/src/payments/providers.controller.ts',
  'libs/payments/src/domain/provider-credentials.ts',
];

/** Files of one provider alone: its adapter, and its stub. */
const ABOUT_ONE_PROVIDER = /^libs\/(?:adapters\/payments\/src\/(?:paystack|stripe)|provider-stubs)\//;

/** Files that name the language `fr` for a reason of its own: the folder of its texts. */
const OF_ONE_LANGUAGE = ['libs/hosted/src/messages/fr/index.ts'];

const eachOnce = (...files: string[]) => [...new Set(files)].sort();

describe('a third language', () => {
  it('does not compile until each table of texts and forms has it', () => {
    expect(tablesMissing(LANGUAGE)).toEqual(OF_LANGUAGE);
  });

  it('has no other place: whatever names French is one of these tables', () => {
    const named = filesWith(/['"]fr['"]|\bfr:|\bisFrench|\^fr\b/);
    expect(named.sort()).toEqual(eachOnce(...OF_LANGUAGE, ...OF_ONE_LANGUAGE));
  });
});

describe('a third payment provider', () => {
  it('does not compile until each table of providers has it', () => {
    expect(tablesMissing(PROVIDER)).toEqual(OF_PROVIDER);
  });

  it('has no other place: whatever names Stripe or Paystack is one of these tables, or about it alone', () => {
    const named = filesWith(/['"](?:paystack|stripe)['"]|\b(?:paystack|stripe):/).filter((file) => !ABOUT_ONE_PROVIDER.test(file));
    expect(named.sort()).toEqual(eachOnce(...OF_PROVIDER));
  });
});
