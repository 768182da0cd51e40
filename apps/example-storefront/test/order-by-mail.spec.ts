import { orderByMail } from '../public/order-by-mail.js';

describe('an order by e-mail', () => {
  const store = { displayName: 'Adire House', content: { contact: { email: 'hello@adirehouse.example' } } };
  const order = {
    product: { name: 'Market Tote' },
    variant: { name: 'Large, rust' },
    action: { kind: 'buy' },
    count: 2,
    addons: [{ option: { label: 'Gift wrap & card' }, count: 1 }],
    booking: ['2026-12-05'],
  };

  it('goes to the merchant and says what is wanted, and where it was seen', () => {
    const { protocol, pathname, searchParams } = new URL(orderByMail(order, store, 'https://shop.example/products/tote'));
    expect(protocol + pathname).toBe('mailto:hello@adirehouse.example');
    expect(searchParams.get('subject')).toBe('Order: Market Tote, Large, rust');
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      'Hello Adire House,', '', '2 × Market Tote, Large, rust', 'with 1 × Gift wrap & card', 'on 2026-12-05', '', 'https://shop.example/products/tote',
    ]);
  });

  it('writes spaces in the way that mail programs read them', () => {
    expect(orderByMail(order, store, '')).not.toContain('+');
  });

  it('names a product of one kind once', () => {
    const alone = { ...order, variant: { name: 'Market Tote' }, action: { kind: 'preorder' } };
    expect(new URL(orderByMail(alone, store, '')).searchParams.get('subject')).toBe('Pre-order: Market Tote');
  });
});
