import { isolateNames } from './isolate-names';

const catalogue = isolateNames({
  title: 'Tickets',
  lines: ['Names', 'Prices'],
  cart: { times: (quantity: number, name: string) => `${quantity} × ${name}`, all: (names: readonly string[]) => names.join(', ') },
});

describe('the sentences of a catalogue', () => {
  it('[D-138] isolate a name that runs from right to left, alone or in a list', () => {
    expect(catalogue.cart.times(2, 'تذكرة')).toBe('2 × \u2068تذكرة\u2069');
    expect(catalogue.cart.all(['Ada', 'שרה'])).toBe('Ada, \u2068שרה\u2069');
  });

  it('[D-138] stay unchanged with other names, and without parts', () => {
    expect([catalogue.cart.times(2, 'Ọjọ́'), catalogue.title, catalogue.lines]).toEqual(['2 × Ọjọ́', 'Tickets', ['Names', 'Prices']]);
  });
});
