import type { Contact } from './contact';
import { decideNames, HasOpenBusiness, personWith, refuseOpenBusiness } from './person';

const owner = { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', mode: 'live' as const };
const PHONE = '+2348031234567';
const contact = (id: string, addresses: Pick<Contact, 'email' | 'phone'>): Contact => ({
  ...owner,
  id,
  createdAt: new Date(0),
  ...addresses,
});
const adé = contact('adé', { email: 'ade@example.com', phone: PHONE });
const caller = contact('caller', { phone: PHONE });

describe('the person with an address', () => {
  it('[D-152] is nobody but the address where no contact has it', () => {
    expect(personWith({ ...owner, email: ' Crew@Example.com ' }, { contacts: [], emails: [] })).toEqual({
      ...owner,
      contacts: [],
      emails: ['crew@example.com'],
      phones: [],
    });
  });

  it('[D-152] brings the phone number of the contact along, and the contact that has it alone', () => {
    expect(personWith({ ...owner, email: 'ade@example.com' }, { contacts: [adé, caller], emails: ['ade@example.com'] })).toEqual({
      ...owner,
      contacts: ['adé', 'caller'],
      emails: ['ade@example.com'],
      phones: [PHONE],
    });
  });

  it('[D-152] brings the one e-mail address along that is stored beside a phone number', () => {
    expect(personWith({ ...owner, phone: PHONE }, { contacts: [adé], emails: ['ade@example.com'] })).toEqual({
      ...owner,
      contacts: ['adé'],
      emails: ['ade@example.com'],
      phones: [PHONE],
    });
  });

  it.each([
    ['several are stored beside it', { contacts: [adé], emails: ['ade@example.com', 'bola@example.com'] }, []],
    ['a contact has the number alone', { contacts: [adé, caller], emails: ['ade@example.com'] }, ['caller']],
  ])('[D-152] leaves e-mail addresses to others where %s', (_, beside, contacts) => {
    expect(personWith({ ...owner, phone: PHONE }, beside)).toEqual({ ...owner, contacts, emails: [], phones: [PHONE] });
  });
});

describe('names on seats of others', () => {
  const seat = (id: string, name?: string, isOwn = false) => ({ id, name, isOwn });

  it('[D-152] are cleared where all seats with the address have one name, however it is written', () => {
    expect(decideNames([seat('1', 'Adé Ọlá'), seat('2', ' adé  ọlá '), seat('3'), seat('4', 'ADÉ ỌLÁ', true)])).toEqual({
      cleared: ['1', '2', '3'],
      kept: [],
    });
  });

  it('[D-152] are left for the merchant where they differ, but for those that the merchant has chosen', () => {
    const seats = [seat('1', 'Adé'), seat('2', 'Tolú'), seat('3', 'Teacher', true)];
    expect(decideNames(seats)).toEqual({
      cleared: [],
      kept: [
        { id: '1', name: 'Adé' },
        { id: '2', name: 'Tolú' },
      ],
    });
    expect(decideNames(seats, ['2', '3'])).toEqual({ cleared: ['2'], kept: [{ id: '1', name: 'Adé' }] });
  });
});

describe('open business of a person', () => {
  const NONE = { orders: [], seats: [], plans: [] };
  const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

  it.each([
    ['1 order with a balance due', { ...NONE, orders: [ID] }],
    ['2 seats to come', { ...NONE, seats: [ID, ID] }],
    ['1 open savings plan', { ...NONE, plans: [ID] }],
    ['1 order with a balance due, 1 open savings plan', { ...NONE, orders: [ID], plans: [ID] }],
  ])('[D-152] refuses the erasure for good, says what force is for, and lists what is open: %s', (counts, business) => {
    const refusal = (() => {
      try {
        refuseOpenBusiness(business, false);
        return undefined;
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(HasOpenBusiness);
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(`The person has ${counts}.`) as string });
    expect((refusal as HasOpenBusiness).message).toContain('?force=true');
    const { openBusiness } = (refusal as HasOpenBusiness).details!;
    expect([openBusiness!.orders.length, openBusiness!.attendees.length, openBusiness!.checkouts.length]).toEqual(
      [business.orders, business.seats, business.plans].map(({ length }) => length),
    );
    expect(() => refuseOpenBusiness(business, true)).not.toThrow();
  });

  it('[D-152] refuses nothing where there is none', () => {
    expect(() => refuseOpenBusiness(NONE, false)).not.toThrow();
  });
});
