/** What comes of paying with a card: `slow` pays ten seconds later, `confirm` asks the buyer first. */
export type CardOutcome = 'pays' | 'refused' | 'slow' | 'confirm';

export interface SandboxCard {
  /** Digits alone. */
  number: string;
  outcome: CardOutcome;
  /** What a page says of it. */
  words: string;
}

/** The cards that the sandbox knows; whichever expiry and code go with them. */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4084084084084081', outcome: 'pays', words: 'Pays at once' },
  { number: '4242424242424242', outcome: 'pays', words: 'Pays at once' },
  { number: '4000000000000002', outcome: 'refused', words: 'Is refused by the bank' },
  { number: '4000000000009995', outcome: 'refused', words: 'Is refused: too little money' },
  { number: '4000000000000077', outcome: 'slow', words: 'Pays, but only ten seconds later' },
  { number: '4000000000003220', outcome: 'confirm', words: 'Asks the buyer to confirm first' },
];

/** A card by its number as people write it, with or without spaces. */
export function cardOf(number: string): SandboxCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return SANDBOX_CARDS.find((card) => card.number === digits);
}
