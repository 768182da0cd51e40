import { asTextMessage, isGsm7, textLengthOf } from './text-message';

describe('[D-137] a text message', () => {
  it.each([
    ['Adire: you’re registered – “Fair” … at 18:00\u00A0to\u202F21:30', [], 'Adire: you\'re registered - "Fair" ... at 18:00 to 21:30'],
    ['Marché : votre place à la fête du 1er août', ['Marché'], 'Marché : votre place à la fete du 1er aout'],
    ['À l’Été, nous avons bien reçu votre œuvre', [], "A l'Été, nous avons bien recu votre oeuvre"],
    ['Café: e\u0301te\u0301', [], 'Café: été'],
    ['Nacht \u200Bund\u00AD Tag', [], 'Nacht und Tag'],
  ])('is written in GSM-7 wherever its words allow: %s', (text, names, sent) => {
    expect(asTextMessage(text, names)).toBe(sent);
    expect(isGsm7(sent)).toBe(true);
  });

  it.each([
    ['Adire: you’re registered for Ọjà Oge', ['Ọjà Oge']],
    ['François : d’accord', ['François']],
    ['Chez “Zoë”, à bientôt', ['Zoë']],
    ['a ç b', ['ç', '']],
    ['Fair 🎉 – you’re in', []],
    ['मेला: you’re in', []],
    ['100 % (ê.*)', ['(ê.*)']],
  ])('keeps the spelling of names: %s', (text, names) => {
    expect(asTextMessage(text, names)).toBe(text);
  });

  it.each([
    ['', 1, 'gsm7'],
    ['a'.repeat(160), 1, 'gsm7'],
    ['a'.repeat(161), 2, 'gsm7'],
    ['a'.repeat(306), 2, 'gsm7'],
    ['a'.repeat(307), 3, 'gsm7'],
    ['€'.repeat(80), 1, 'gsm7'],
    [`${'€'.repeat(80)}a`, 2, 'gsm7'],
    // An escape never ends a segment: 152 and the pair of the next one.
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2, 'gsm7'],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, 'gsm7'],
    ['ọ'.repeat(70), 1, 'ucs2'],
    ['ọ'.repeat(71), 2, 'ucs2'],
    ['🎉'.repeat(35), 1, 'ucs2'],
    // 67 units hold 33 pairs.
    ['🎉'.repeat(66), 2, 'ucs2'],
    ['🎉'.repeat(67), 3, 'ucs2'],
  ] as const)('counts the charged segments (%#)', (text, segments, encoding) => {
    expect(textLengthOf(text)).toEqual({ encoding, segments });
  });
});
