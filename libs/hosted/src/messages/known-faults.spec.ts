import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney } from '@svc/kernel';
import { CATALOGUES } from '.';
import { faultText, KNOWN_FAULTS } from './known-faults';

const LIBS = join(process.cwd(), 'libs');
/** Sources of refusals that pages show as they are; their other sentences are for merchants' programs. */
const SOURCES = [
  'checkout/src/domain/pricing/choose-products.ts',
  'checkout/src/domain/pricing/price-cart.ts',
  'checkout/src/domain/pricing/price-delivery.ts',
  'checkout/src/domain/details/decide-details.ts',
  'checkout/src/domain/details/fill-empty.ts',
  'contracts/src/rules/form-answers.ts',
  'contracts/src/rules/text-reach.ts',
  'contracts/src/rules/text/email-address.ts',
  'contracts/src/rules/text/phone-number.ts',
  'content/src/domain/judge-answers.ts',
  'content/src/domain/submission-files.ts',
  'ticketing/src/domain/choose-tickets.ts',
  'ticketing/src/domain/judge-seats.ts',
  'ticketing/src/domain/ticketing.errors.ts',
];
/** Sentences that no form of a page can cause: about fields that pages do not have, and faults of a merchant's document. */
const FOR_PROGRAMS =
  /^(List what|Leave options out|Name the key|Give one of the options|Leave it out|Give \$\{each\}|These tickets are (not (on sale|free)|for days)|The organiser approves each guest|This event is cancelled|`?\$\{|Give a mobile number in full international format, such as \+2348031234567\.$)/;

/**
 * Returns the sentences of a source: literals that begin like advice and end with a full stop, with a word for each value, and both
 * variants of a choice of two.
 */
function sentencesIn(file: string): string[] {
  const text = readFileSync(join(LIBS, file), 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*/g, '');
  const literals = [...text.matchAll(/'((?:[A-Z]|“)[^'\n]* [^'\n]*)'|`((?:[A-Z"“])[^`\n]* [^`\n]*)`/g)].map(
    ([, plain, template]) => plain ?? template!,
  );
  return literals
    .filter((each) => !FOR_PROGRAMS.test(each) && !/^[A-Z ]+$/.test(each))
    .map((each) => each.replace(/\$\{[^}]*\? '[^']*' : '([^']*)'\}/g, '$1').replace(/\$\{[^}]*\}/g, '7'));
}

describe('refusals that people read', () => {
  const sentences = SOURCES.flatMap((file) => sentencesIn(file).map((sentence) => [sentence, file] as const));

  it('have a text of the pages, whichever the service makes', () => {
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter(([sentence]) => !KNOWN_FAULTS.some(([, pattern]) => pattern.test(sentence)))).toEqual([]);
  });

  it('are said in the language of the page, with what they name', () => {
    const { fr, en } = CATALOGUES;
    expect(faultText('"Lagos" does not go to this country: choose another way of delivery, or another address.', fr!)).toBe(
      '«\u00a0Lagos\u00a0» ne livre pas dans ce pays\u00a0: choisissez un autre mode de livraison, ou une autre adresse.',
    );
    expect(faultText('Give an e-mail address, such as ada@example.com. “ø” cannot be used after the @.', fr!)).toBe(
      'Indiquez une adresse e-mail, par exemple ada@example.com. «\u00a0ø\u00a0» n’est pas possible après le signe @.',
    );
    expect(faultText('Use at most 120 characters.', fr!)).toBe('Utilisez au plus 120 caractères.');
    expect(faultText('Give 1 to 5.', fr!)).toBe('Choisissez de 1 à 5.');
    expect(faultText('The answers are too long to be checked together: shorten this one, or those before it.', fr!)).toContain(
      'trop longues pour être vérifiées ensemble\u00a0: raccourcissez',
    );
    expect(faultText(`This code is for carts of at least ${formatMoney(500_000, 'NGN')}: take more, or leave it out.`, fr!)).toContain(
      'à partir de 5\u202f000\u00a0₦',
    );
    expect(
      faultText(`"Lagos" takes carts of at least ${formatMoney(1_250_50, 'USD')}: take more, or choose another delivery zone.`, en!),
    ).toContain('at least $1,250.50:');
    expect(faultText('Give the startUtc of a slot that the product still offers.', en!)).toBe(
      'This time is not offered any more. Choose another one.',
    );
  });

  it('are shown as they are, in English only, where there is no text for them', () => {
    expect([faultText('Nobody thought of this.', CATALOGUES.en!), faultText('Nobody thought of this.', CATALOGUES.fr!)]).toEqual([
      'Nobody thought of this.',
      'Ceci est à revoir.',
    ]);
  });
});
