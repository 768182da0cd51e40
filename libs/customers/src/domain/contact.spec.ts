import { aPerson } from '../testing/customer.builder';
import { eachOnce, fillIn, identityOf } from './contact';

describe('a person', () => {
  it.each([
    [{ email: ' Adé@Example.COM ' }, 'adé@example.com'],
    [{ email: 'ade.o+shop@example.com', phone: '+2348031234567' }, 'ade.o+shop@example.com'],
    [{ phone: '+2348031234567' }, '+2348031234567'],
    [{}, undefined],
  ])('[decisions 3.5 customer-link] is identified by the e-mail address, or else by the phone: %j by %j', (person, identity) => {
    expect(identityOf(person)).toBe(identity);
  });

  it('[§4.7 name] has an empty name filled, and a set one left alone', () => {
    expect(fillIn({}, { name: 'Adé', phone: '+2348031234567' })).toMatchObject({ name: 'Adé', phone: '+2348031234567' });
    expect(
      fillIn({ name: 'Adé', phone: '+2348031234567', customerId: 'first' }, { name: 'Other', phone: '+14155552671', customerId: 'second' }),
    ).toEqual({
      name: 'Adé',
      phone: '+2348031234567',
      customerId: 'first',
    });
  });

  it('is there once with all known fields, in one order, and not at all without an e-mail or a phone', () => {
    const bola = aPerson({ email: 'bola@example.com', name: undefined });
    const people = [
      bola,
      aPerson({ email: undefined, phone: undefined }),
      aPerson({ email: 'ade@example.com' }),
      { ...bola, email: 'Bola@Example.com', name: 'Bọ́lá' },
      { ...bola, mode: 'test' as const },
    ];
    expect(eachOnce(people).map(({ mode, email, name }) => [mode, email, name])).toEqual([
      ['live', 'ade@example.com', 'Adé Ọlá'],
      ['live', 'bola@example.com', 'Bọ́lá'],
      ['test', 'bola@example.com', undefined],
    ]);
  });
});
