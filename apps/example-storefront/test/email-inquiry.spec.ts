import { emailInquiry } from '../public/email-inquiry.js';

describe('a letter about what no cart can hold', () => {
  const store = { displayName: 'Adire House', content: { contact: { email: 'hello@adirehouse.example' } } };
  const wish = {
    product: { name: 'Studio Hire & Vats' },
    variant: { name: 'Whole days' },
    kind: 'day',
    days: ['2026-12-05', '2026-12-07'],
  };

  it('goes to the merchant and says what is wanted, and where it was seen', () => {
    const { protocol, pathname, searchParams } = new URL(emailInquiry(wish, store, 'https://shop.example/products/studio-hire'));
    expect(protocol + pathname).toBe('mailto:hello@adirehouse.example');
    expect(searchParams.get('subject')).toBe('A day for: Studio Hire & Vats, Whole days');
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      'Hello Adire House,',
      '',
      'Studio Hire & Vats, Whole days',
      'on 2026-12-05',
      'on 2026-12-07',
      '',
      'https://shop.example/products/studio-hire',
    ]);
  });

  it('writes spaces in the way that mail programs read them', () => {
    expect(emailInquiry(wish, store, '')).not.toContain('+');
  });

  it('names a product of one kind once', () => {
    const alone = { ...wish, variant: { name: 'Studio Hire & Vats' }, kind: 'quote' };
    expect(new URL(emailInquiry(alone, store, '')).searchParams.get('subject')).toBe('A price for: Studio Hire & Vats');
  });
});
