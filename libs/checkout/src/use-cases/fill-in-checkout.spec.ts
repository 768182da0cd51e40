import { aCart, worldOf, type CheckoutWorld } from '../testing';
import type { PricedChoices } from './complete-checkout';
import { FillInCheckout } from './fill-in-checkout';
import { KeepDetails } from './keep-details';

const PHONE = '+2348031234567';

describe('a form on the page of a checkout', () => {
  let world: CheckoutWorld;
  let refusal: Error | undefined;

  beforeEach(async () => {
    world = await worldOf(1);
    refusal = undefined;
    await world.open('products');
  });

  const keeping = () =>
    new KeepDetails(
      world.fixture.reader,
      world.fixture.work,
      { execute: async () => undefined },
      { execute: async () => undefined },
      world.fixture.clock,
    );
  const choices = {
    price: async (checkout: PricedChoices['checkout']): Promise<PricedChoices> => ({
      checkout: { ...checkout, cart: aCart(1_200) },
      keep: async ({ checkouts }, before) => {
        await checkouts.update({ ...before, cart: aCart(1_200) });
        if (refusal) throw refusal;
        return before;
      },
    }),
  };
  const fillIn = () => new FillInCheckout(choices, world.fixture.work);
  const judge = () => keeping().judge({ name: world.names[0]!, holder: 'full', contact: { phone: PHONE } });
  const record = async () => (await world.recordOf(world.names[0]!)).checkout;
  const code = { holder: 'full' as const, choices: { discountCode: 'TENOFF' }, keepsDetails: true };
  const pay = async (input: Awaited<ReturnType<FillInCheckout['price']>>, rail?: 'card') =>
    world.starting.execute({ name: world.names[0]!, holder: 'full', rail, returnUrl: 'https://svc.example/c', input });

  it('[D-131] is priced first, and kept whole', async () => {
    const form = await fillIn().price(await judge(), code);
    expect([form.changesCart, form.checkout.cart.totalMinor, (await record()).version]).toEqual([true, 1_200, 1]);
    await fillIn().keep(form);
    expect(await record()).toMatchObject({ contact: { phone: PHONE }, cart: { totalMinor: 1_200 } });
  });

  it('[D-131] is not kept in part: details go with the choices that are refused', async () => {
    const form = await fillIn().price(await judge(), code);
    const before = await record();
    refusal = new Error('used up');
    await expect(fillIn().keep(form)).rejects.toThrow('used up');
    expect(await record()).toEqual(before);
  });

  it('[D-131] is not kept when the payment cannot be begun, and is when the provider does not open it', async () => {
    const before = await record();
    await expect(pay(await fillIn().price(await judge(), code))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await record()).toEqual(before);
    world.gateway.failNext('open', 'before');
    await expect(pay(await fillIn().price(await judge(), code), 'card')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect((await record()).contact?.phone).toBe(PHONE);
  });

  it('[D-131] is refused when the checkout was changed since it was priced; details alone are not', async () => {
    const form = await fillIn().price(await judge(), code);
    const alone = await fillIn().price(await judge(), { ...code, choices: {} });
    await keeping().execute({ name: world.names[0]!, holder: 'full', contact: { name: 'Bisi' } });
    await expect(fillIn().keep(form)).rejects.toMatchObject({ code: 'CONFLICT' });
    await fillIn().keep(alone);
    expect((await record()).contact).toMatchObject({ name: 'Bisi', phone: PHONE });
  });

  it('[D-104] leaves out the details when a masked link only asks for a price', async () => {
    await fillIn().keep(await fillIn().price(await judge(), { ...code, keepsDetails: false }));
    expect(await record()).toMatchObject({ cart: { totalMinor: 1_200 } });
    expect((await record()).contact?.phone).toBeUndefined();
  });
});
