import { imprintOf, sellerLines } from './seller';

describe('the seller on a receipt', () => {
  it.each([
    ['Adire House Studio Ltd, RC 1482210', 'Adire House Studio Ltd, RC 1482210'],
    ['© 2019–2026 Adire House Studio Ltd, RC 1482210. All rights reserved.', 'Adire House Studio Ltd, RC 1482210'],
    ['Copyright (c) 2026, Maison Bleue SARL, SIRET 123 456 789 00010 — Tous droits réservés', 'Maison Bleue SARL, SIRET 123 456 789 00010'],
    ['© 1001 Nights Books', '1001 Nights Books'],
    ['© 2026. All rights reserved', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[ADR 0118 r7] has its legal name from the copyright line: %p', (line, imprint) => {
    expect(imprintOf(line)).toBe(imprint);
  });

  it('[ADR 0118 r7] is named with legal name, address and contact', () => {
    const contact = {
      copyright: '© 2026 Adire House Studio Ltd, RC 1482210',
      address: { addressLine1: '14 Hughes Avenue', addressLine2: 'Behind the blue gate', city: 'Yaba', state: 'Lagos', country: 'NG' },
      email: 'desk@adire.ng',
      phone: '+234 803 123 4567',
      businessHours: [],
    };
    expect(sellerLines('Adire House', contact, 'en')).toEqual([
      'Adire House',
      'Adire House Studio Ltd, RC 1482210',
      '14 Hughes Avenue',
      'Behind the blue gate',
      'Yaba, Lagos',
      'Nigeria',
      'desk@adire.ng',
      '+234 803 123 4567',
    ]);
  });

  it('[ADR 0118 r7] has no line for what is missing, and says nothing twice', () => {
    expect(sellerLines('Adire House', { businessHours: [] }, 'en')).toEqual(['Adire House']);
    const contact = { copyright: '© 2026 Adire House', address: { city: 'Lagos', state: 'Lagos', country: 'SN' }, businessHours: [] };
    expect(sellerLines('Adire House', contact, 'fr')).toEqual(['Adire House', 'Lagos', 'Sénégal']);
  });
});
