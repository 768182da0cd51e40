import type { EventRules } from '@svc/ticketing';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import type { CheckoutSeat } from '../domain/checkout';
import { worldOf, type CheckoutWorld } from '../testing';
import { KeepDetails, type KeepDetailsCommand } from './keep-details';

const tier = aTier({ name: 'Dinner', kind: 'paid', requiresAttendeeDetails: true });
const seat: CheckoutSeat = { id: 's', lineId: 'l', ticketTypeId: tier.id, position: 0, ticket: 0, countedDayIds: [], responses: {} };

describe('keeping what a buyer tells', () => {
  let world: CheckoutWorld;
  let rules: EventRules | undefined;

  beforeEach(async () => {
    world = await worldOf(2);
    rules = anEventOnSale([tier]).rules;
    world.rules = rules;
    await world.open('event', { seats: [seat] });
  });

  const keep = (told: Omit<KeepDetailsCommand, 'name'>, which = 0) => new KeepDetails(world.place.work, { execute: async () => rules }, world.place.clock).execute({ name: world.names[which]!, ...told });
  const pay = (which = 0) => world.starting.execute({ name: world.names[which]!, rail: 'card', returnUrl: 'https://svc.example/c' });
  const record = async (which = 0) => (await world.recordOf(world.names[which]!)).checkout;

  it('[§4.3 r3] lets nobody pay before each seat that needs a name has one', async () => {
    await expect(pay()).rejects.toMatchObject({ code: 'VALIDATION_ERROR', message: 'Enter a name for each "Dinner" ticket' });
    expect(await keep({ seats: { seats: [{ name: 'Bisi' }] } })).toMatchObject({ faults: [], checkout: { seats: [{ name: 'Bisi' }], version: 2 } });
    expect((await pay()).attempt).toMatchObject({ status: 'pending' });
  });

  it('keeps what fits beside what does not, and the payment that is under way', async () => {
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
    await expect(pay(1)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { 'seats[0].dateOfBirth': expect.any(String) } } });
    await keep({ seats: { seats: [{ name: 'Ada', dateOfBirth: '1990-05-17' }] } }, 1);
    await pay(1);
    for (const dateOfBirth of ['', '2020-05-17']) {
      expect((await keep({ contact: { name: 'Bisi' }, seats: { seats: [{ name: 'Kid', dateOfBirth }] } }, 1)).faults).toMatchObject([{ path: 'seats[0].dateOfBirth' }]);
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

  it('changes nothing once the checkout has ended', async () => {
    await world.cancel(world.names[0]!);
    await expect(keep({ contact: { name: 'Other' } })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await record()).contact?.name).toBe('Adé');
  });
});
