import { randomUUID } from 'node:crypto';
import type { PersonCorrection, PersonDetails } from '@svc/contracts';
import { LINKED_AT } from '../testing/customer.builder';
import type { Contact } from './contact';
import { correctContact, correctionOfSeat } from './correct-contact';

const PHONE = '+2348031234567';
const contactWith = (details: Partial<Contact>): Contact => ({
  workspaceId: randomUUID(),
  mode: 'live',
  id: randomUUID(),
  createdAt: LINKED_AT,
  name: 'Ada Obi',
  ...details,
});

describe('[D-149] a contact that is corrected', () => {
  const ada = contactWith({ email: 'ada@gmial.example', phone: PHONE });

  it('keeps what is left out, and says what changed', () => {
    const { after, fields, ofPlaces } = correctContact(ada, { email: 'Ada@Gmail.example' });
    expect([after, fields]).toEqual([{ ...ada, email: 'ada@gmail.example' }, ['email']]);
    expect(ofPlaces).toEqual({ email: 'Ada@Gmail.example' });
    expect(correctContact(ada, { name: 'Ada Obi', email: 'ADA@gmial.example' }).fields).toEqual([]);
  });

  it('leaves its phone number to its orders where the e-mail address is removed', () => {
    const { after, ofPlaces } = correctContact(ada, { email: null });
    expect([after.email, after.phone]).toEqual([undefined, PHONE]);
    expect(ofPlaces).toEqual({ email: null, phone: PHONE });
  });

  it('has an address afterwards, and was not erased', () => {
    expect(() => correctContact(ada, { email: null, phone: null })).toThrow('Leave an e-mail address or a phone number');
    expect(() => correctContact(contactWith({ phone: PHONE }), { phone: null })).toThrow('Leave an e-mail address');
    expect(() => correctContact(contactWith({ erasedAt: LINKED_AT }), { name: 'Ada' })).toThrow('was erased');
  });
});

describe('[D-149] a seat of others with the address of a corrected contact', () => {
  const teacher = { name: 'Tola Teacher', email: 'tola@school.example', phone: PHONE };
  const correction: PersonCorrection = { name: 'Tola Taylor', email: 'tola@college.example', phone: '+2348030000000' };
  const of = (seat: PersonDetails, more: PersonCorrection = correction) => correctionOfSeat(seat, teacher, more);

  it('gets the address, the name and the number where it has those of the contact', () => {
    expect(of({ ...teacher, name: 'tola  TEACHER' })).toEqual(correction);
  });

  it('keeps the name and the number of somebody else', () => {
    expect(of({ name: 'Pupil One', email: 'TOLA@school.example', phone: '+2348039999999' })).toEqual({ email: correction.email });
    expect(of({ email: teacher.email })).toEqual({ email: correction.email });
  });

  it('gets the number of the contact where the address is removed and it has no other', () => {
    expect(of({ email: teacher.email }, { email: null, phone: PHONE })).toEqual({ email: null, phone: PHONE });
    expect(of({ email: teacher.email, phone: '+2348039999999' }, { email: null, phone: PHONE })).toEqual({ email: null });
  });
});
