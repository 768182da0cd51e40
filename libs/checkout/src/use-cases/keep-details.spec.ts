import type { DeliveryAddress } from '@svc/contracts';
import type { CheckoutName } from '@svc/payments';
import type { EventRules } from '@svc/ticketing';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import type { CheckoutSeat } from '../domain/checkout';
import { aCart, worldOf, type CheckoutWorld } from '../testing';
import { CloseAccounts } from './cancel-checkout';
import { KeepDetails, type KeepDetailsCommand } from './keep-details';

const LAGOS = { line1: '14 Hughes Avenue', city: 'Lagos', country: 'NG' };
const tier = aTier({ name: 'Dinner', kind: 'paid', requiresAttendeeDetails: true });
const seat: CheckoutSeat = { id: 's', lineId: 'l', ticketTypeId: tier.id, position: 0, ticket: 0, countedDayIds: [], responses: {} };

describe('keeping the details of a buyer', () => {
  let world: CheckoutWorld;
  let rules: EventRules | undefined;

  beforeEach(async () => {
    world = await worldOf(2);
    rules = anEventOnSale([tier]).rules;
    world.rules = rules;
    await world.open('event', { seats: [seat] });
  });

  const keeping = () =>
    new KeepDetails(
      world.fixture.reader,
      world.fixture.work,
      { execute: async () => rules },
      { execute: async () => world.zone },
      world.fixture.clock,
    );
  const keep = ({ holder = 'full', ...input }: Partial<KeepDetailsCommand>, which = 0) =>
    keeping().execute({ name: world.names[which]!, holder, ...input });
  const pay = (which = 0) =>
    world.starting.execute({ name: world.names[which]!, holder: 'full', rail: 'card', returnUrl: 'https://svc.example/c' });
  const record = async (which = 0) => (await world.recordOf(world.names[which]!)).checkout;

  it('[§4.3 r3] lets nobody pay before each seat that needs a name has one', async () => {
    await expect(pay()).rejects.toMatchObject({ code: 'VALIDATION_ERROR', message: 'Enter a name for each "Dinner" ticket' });
    expect(await keep({ seats: { seats: [{ name: 'Bisi' }] } })).toMatchObject({
      faults: [],
      checkout: { seats: [{ name: 'Bisi' }], version: 2 },
    });
    expect((await pay()).attempt).toMatchObject({ status: 'pending' });
  });

  it('keeps fitting details beside unfit ones, and the payment that is under way', async () => {
    await keep({ seats: { seats: [{ name: 'Bisi' }] } });
    await pay();
    const { faults } = await keep({ contact: { phone: '+2348031234567' }, seats: { seats: [{ name: 'Bísí', email: 'nobody' }] } });
    expect(faults.map(({ path }) => path)).toEqual(['seats[0].email']);
    expect(await record()).toMatchObject({ contact: { name: 'Adé', phone: '+2348031234567' }, seats: [{ name: 'Bísí' }], holds: 'held' });
    expect((await world.recordOf(world.names[0]!)).attempts).toMatchObject([{ status: 'pending' }]);
  });

  it('[D-96] lets nobody turn a guest into one who is too young, or of no age, while the money is on its way', async () => {
    const club = aTier({ name: 'Club', kind: 'paid', minAge: 18 });
    rules = anEventOnSale([club], { rules: { dobMode: 'attendee' } }).rules;
    world.rules = rules;
    await world.open('event', { seats: [{ ...seat, ticketTypeId: club.id }] });
    await expect(pay(1)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { 'seats[0].dateOfBirth': expect.any(String) } },
    });
    await keep({ seats: { seats: [{ name: 'Ada', dateOfBirth: '1990-05-17' }] } }, 1);
    await pay(1);
    for (const dateOfBirth of ['', '2020-05-17']) {
      expect((await keep({ contact: { name: 'Bisi' }, seats: { seats: [{ name: 'Kid', dateOfBirth }] } }, 1)).faults).toMatchObject([
        { path: 'seats[0].dateOfBirth' },
      ]);
      expect(await record(1)).toMatchObject({ contact: { name: 'Bisi' }, seats: [{ name: 'Ada', dateOfBirth: '1990-05-17' }] });
    }
    await keep({ seats: { seats: [{ name: 'Bola', dateOfBirth: '1991-05-17' }] } }, 1);
    expect(await record(1)).toMatchObject({ seats: [{ name: 'Bola' }] });
  });

  it('leaves seats as they are, and payable, once their event is not published any more', async () => {
    rules = undefined;
    world.rules = undefined;
    expect((await keep({ seats: { seats: [{ name: 'Bisi' }] } })).checkout).toMatchObject({ seats: [seat], version: 1 });
    await expect(pay()).resolves.toMatchObject({ attempt: { status: 'pending' } });
  });

  it('[D-104] takes from a masked link the missing details, and refuses those on record, also of concurrent forms', async () => {
    await keep({ contact: { phone: '+2348031234567' }, seats: { seats: [{ name: 'Bisi' }] } });
    const { checkout, refusals } = await keep({
      holder: 'masked',
      contact: { name: 'Mallory', email: 'mallory@example.com', phone: '+2348039999999' },
      seats: { seats: [{ name: 'Mallory', email: 'mallory@example.com' }] },
    });
    expect(checkout).toMatchObject({
      contact: { name: 'Adé', email: 'ade@example.com', phone: '+2348031234567' },
      seats: [{ name: 'Bisi' }],
      version: 2,
    });
    expect(refusals).toMatchObject([
      {
        code: 'VALIDATION_ERROR',
        details: {
          fields: {
            'contact.name': expect.stringContaining('Only the link that the buyer was given'),
            'contact.email': expect.anything(),
            'contact.phone': expect.anything(),
            'seats[0].name': expect.anything(),
            'seats[0].email': expect.anything(),
          },
        },
      },
    ]);
    expect(await keep({ holder: 'masked', deliveryAddress: LAGOS })).toMatchObject({ checkout: { deliveryAddress: LAGOS }, refusals: [] });
  });

  it('[D-104] keeps one of two concurrent forms for the same details, and refuses the other', async () => {
    await world.open('products', { contact: undefined });
    const name = world.names[1]!;
    const [one, other] = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) => keep({ name, holder: 'masked', contact: { email } })),
    );
    const refused = [one!, other!].flatMap(({ refusals }) => refusals);
    expect(refused).toHaveLength(1);
    expect((await world.recordOf(name)).checkout.contact?.email).toBe(one!.refusals.length === 0 ? 'a@example.com' : 'b@example.com');
  });

  it('[D-131] keeps nothing of a form with a refused detail, by whatever link', async () => {
    await keep({ seats: { seats: [{ name: 'Bisi' }] } });
    const before = await record();
    const { checkout, refusals } = await keep({
      holder: 'masked',
      contact: { name: 'Mallory', phone: '+2348039999999' },
      deliveryAddress: LAGOS,
    });
    expect([checkout, refusals.length, await record()]).toEqual([before, 1, before]);
    world.zone = { id: 'zone', name: 'Lagos', kind: 'delivery', prices: [], countries: ['NG'], postalPrefixes: [] };
    await world.open('products', {
      cart: aCart(1_000, { delivery: { zoneId: 'zone', name: 'Lagos', kind: 'delivery' } }),
      deliveryAddress: LAGOS,
    });
    const abroad = { line1: '1 Elm St', city: 'Houston', country: 'US' };
    expect((await keep({ contact: { phone: '+2348039999999' }, deliveryAddress: abroad }, 1)).refusals).toHaveLength(1);
    expect(await record(1)).toMatchObject({ version: 1, deliveryAddress: LAGOS });
    expect((await record(1)).contact?.phone).toBeUndefined();
  });

  it('[D-131] judges the input like a form to keep, and keeps nothing until it is kept', async () => {
    const judged = await keeping().judge({ name: world.names[0]!, holder: 'masked', contact: { phone: '+2348031234567' } });
    expect(judged).toMatchObject({ checkout: { contact: { phone: '+2348031234567' } }, before: { version: 1 }, refusals: [] });
    expect((await record()).contact?.phone).toBeUndefined();
    await world.fixture.work.run(judged.keep);
    expect((await record()).contact?.phone).toBe('+2348031234567');
  });

  describe('the delivery', () => {
    const US = { line1: '1 Elm St', city: 'Houston', country: 'US' };
    const delivered = aCart(1_000, { delivery: { zoneId: 'zone', name: 'Lagos', kind: 'delivery' } });
    let name: CheckoutName;
    const start = (rail: 'card' | 'bank_transfer') =>
      world.starting.execute({ name, holder: 'full', rail, returnUrl: 'https://svc.example/c' });
    const change = (deliveryAddress: DeliveryAddress) => keep({ name, deliveryAddress });

    beforeEach(async () => {
      world = await worldOf(1);
      world.zone = { id: 'zone', name: 'Lagos', kind: 'delivery', prices: [], countries: ['NG'], postalPrefixes: [] };
      await world.open('products', { cart: delivered, deliveryAddress: LAGOS });
      name = world.names[0]!;
    });

    it('[D-105] keeps no address to which its zone does not go, and keeps the payment that is under way', async () => {
      await start('card');
      expect(await change(US)).toMatchObject({
        checkout: { deliveryAddress: LAGOS },
        refusals: [{ details: { fields: { 'deliveryAddress.country': expect.stringContaining('does not go to this country') } } }],
      });
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'pending' }]);
    });

    it('[D-105] closes payments under way with another address, and with nothing else', async () => {
      await start('card');
      await change({ country: 'NG', city: 'Lagos', line1: '14 Hughes Avenue' });
      await keep({ name, contact: { phone: '+2348031234567' } });
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'pending' }]);
      expect(await change({ ...LAGOS, line1: '15 Hughes Avenue' })).toMatchObject({
        checkout: { deliveryAddress: { line1: '15 Hughes Avenue' } },
        refusals: [],
      });
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'closing' }]);
    });

    it('[D-105] stays as it is while an account is open, until it is paid another way', async () => {
      await start('bank_transfer');
      const { checkout, refusals } = await change({ ...LAGOS, line1: '15 Hughes Avenue' });
      expect([checkout.deliveryAddress, refusals.map(({ message }) => message)]).toEqual([
        LAGOS,
        [expect.stringContaining('"Pay another way"')],
      ]);
      await new CloseAccounts(world.fixture.work, world.fixture.clock).execute({ name, holder: 'full' });
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'closing' }]);
      expect((await change({ ...LAGOS, line1: '15 Hughes Avenue' })).refusals).toEqual([]);
    });

    it('[D-105] goes to no other country once its zone is not offered any more', async () => {
      world.zone = undefined;
      expect((await change(US)).refusals).toMatchObject([{ message: expect.stringContaining('not offered any more') }]);
      expect(await change({ ...LAGOS, line1: '15 Hughes Avenue' })).toMatchObject({
        checkout: { deliveryAddress: { line1: '15 Hughes Avenue' } },
        refusals: [],
      });
    });

    it('[D-105] is decided again when another zone was chosen meanwhile', async () => {
      world.zone = { ...world.zone!, id: 'other' };
      await expect(change(US)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  it('changes nothing once the checkout has ended', async () => {
    await world.cancel(world.names[0]!);
    await expect(keep({ contact: { name: 'Other' } })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await record()).contact?.name).toBe('Adé');
  });
});
