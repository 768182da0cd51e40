import { colonIn, typesetCatalogue, typesetFrench } from './punctuation';

describe('French texts', () => {
  it('have a space before the colon after a name', () => {
    expect(['fr', 'fr-CI', 'en', 'en-NG', 'frr', undefined].map(colonIn)).toEqual(['\u00A0: ', '\u00A0: ', ': ', ': ', ': ', ': ']);
  });

  it('never break a line before a mark', () => {
    expect(typesetFrench('Prêt ? Oui ! Voici : « a » ; 30 % à 18:00')).toBe(
      'Prêt\u202F? Oui\u202F! Voici\u00A0: «\u00A0a\u00A0»\u202F; 30\u00A0% à 18:00',
    );
  });

  it('are typeset all through a catalogue, also where a text is a function of something', () => {
    const catalogue = typesetCatalogue({
      a: 'Oui !',
      of: { who: (name: string) => `Pour ${name} ?` },
      list: (count: number) => [`${count} %`],
      language: 'fr',
    });
    expect([catalogue.a, catalogue.of.who('Ada'), catalogue.list(3), catalogue.language]).toEqual([
      'Oui\u202F!',
      'Pour Ada\u202F?',
      ['3\u00A0%'],
      'fr',
    ]);
  });
});
