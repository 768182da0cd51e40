import { e164, faultsOf } from '@svc/contracts';
import { z } from 'zod';
import { ticketRequest } from './ticket-request';

const schema = z.object(ticketRequest);
const line = { ticketTypeRef: 'tkt_x', quantity: 1 };
const holder = (attendee: object) => ({ tickets: [{ ...line, attendees: [attendee] }] });

function faults(body: object): string[] {
  const { error } = schema.safeParse(body);
  return error ? faultsOf(error).map(({ path }) => path) : [];
}

describe('the form of a request for tickets', () => {
  it.each<[string, object]>([
    ['tickets', {}],
    ['tickets', { tickets: [] }],
    ['tickets', { tickets: 'tkt_x' }],
    ['tickets', { tickets: Array(51).fill(line) }],
    ['tickets[0].ticketTypeRef', { tickets: [{ quantity: 1 }] }],
    ['tickets[0].quantity', { tickets: [{ ticketTypeRef: 'tkt_x' }] }],
    ...[0, -1, 1.5, 1_001, 10_000, '1', null].map((quantity): [string, object] => [
      'tickets[0].quantity',
      { tickets: [{ ...line, quantity }] },
    ]),
    ['tickets[0].amountMinor', { tickets: [{ ...line, amountMinor: -1 }] }],
    ['tickets[0].attendees', { tickets: [{ ...line, attendees: {} }] }],
    ['tickets[0].attendees[0].name', holder({ name: 'x'.repeat(121) })],
    ['tickets[0].attendees[0].name', holder({ name: 7 })],
    ['tickets[0].attendees[0].email', holder({ email: 'ada' })],
    ['tickets[0].attendees[0].email', holder({ email: 'ada@example.com\r\nBcc: b@example.com' })],
    ['tickets[0].attendees[0].phone', holder({ phone: '08031234567' })],
    ['tickets[0].attendees[0].dateOfBirth', holder({ dateOfBirth: '1990-02-30' })],
    ['tickets[0].attendees[0].responses', holder({ responses: 'fish' })],
    ['dateOfBirth', { tickets: [line], dateOfBirth: '17.05.1990' }],
    ['responses', { tickets: [line], responses: [] }],
    ['responses.diet', { tickets: [line], responses: { diet: 'x'.repeat(5_001) } }],
    ['responses.diet', { tickets: [line], responses: { diet: { deep: true } } }],
    ['unlockCodes', { tickets: [line], unlockCodes: 'SESAME' }],
  ])('[D-39] [D-36] [D-49] is faulty at %s in %.80j', (path, body) => {
    expect(faults(body)).toEqual([path]);
  });

  it.each<[unknown, string | undefined]>([
    [' ADE10 ', 'ADE10'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), undefined],
    ['gclid\u0000', undefined],
    [7, undefined],
    [null, undefined],
    [['ADE10'], undefined],
    [{ code: 'ADE10' }, undefined],
  ])('[D-146] takes the promoter code %.40j as %.20j: what cannot be one is ignored', (promoterCode, read) => {
    expect(z.object(ticketRequest).parse({ tickets: [line], promoterCode }).promoterCode).toBe(read);
  });

  it('[D-35] keeps names as they are written, phones as E.164, and reads blank as absent', () => {
    const body = { ...holder({ name: ' Adé Ọlá ', phone: '+234 (0) 803-123-4567', email: '', dateOfBirth: '' }), dateOfBirth: '' };
    expect(schema.parse(body)).toEqual({
      tickets: [{ ...line, attendees: [{ name: 'Adé Ọlá', phone: '+2348031234567' }] }],
      responses: {},
      unlockCodes: [],
    });
  });

  it.each([
    ['Ada\r\nBcc: everyone@example.com', 'AdaBcc: everyone@example.com'],
    ['Ada\u202Egnp.exe', 'Adagnp.exe'],
    ['\u2067שרה\u2069 \u001b[31mX\u2028\u2029\u0085', 'שרה [31mX'],
    ['می\u200cخواهم 👩\u200d🎤 \u200eA\u200fB', 'می\u200cخواهم 👩\u200d🎤 \u200eA\u200fB'],
  ])('[D-119] reads the name %j as %j', (name, expected) => {
    expect(schema.parse(holder({ name })).tickets[0]!.attendees![0]).toEqual({ name: expected });
  });

  it('[D-119] counts a name without its dropped characters', () => {
    expect(faults(holder({ name: '\u202e'.repeat(500) + 'x'.repeat(120) }))).toEqual([]);
    expect(schema.parse(holder({ name: '\u202e\n' })).tickets[0]!.attendees![0]).toEqual({});
  });

  it('[D-154] reads unlock and promoter codes as they are stored', () => {
    const typed = {
      tickets: [line],
      unlockCodes: [' VIP\u200b\u201310', 'ＶＩＰ'],
      promoterCode: `\u2060Ko fi\u2212${'\u200b'.repeat(200)}7`,
    };
    expect(schema.parse(typed)).toMatchObject({ unlockCodes: ['VIP-10', 'VIP'], promoterCode: 'Kofi-7' });
  });

  it('ignores fields that it does not know', () => {
    expect(schema.parse({ tickets: [{ ...line, seatMap: 'A1' }], coupon: 'x' })).toEqual({
      tickets: [line],
      responses: {},
      unlockCodes: [],
    });
  });

  it.each([
    ['+15550100', undefined],
    ['+1 212 555 0100', '+12125550100'],
    ['tel:+12125550100', undefined],
    ['+2348031234567 ext 5', undefined],
    ['call +12125550100', undefined],
  ])('[D-35] reads %s as %s', (text, number) => expect(e164(text)).toBe(number));
});
