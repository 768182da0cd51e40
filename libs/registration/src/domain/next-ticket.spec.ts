import type { AttendeeStatus } from '@svc/contracts';
import { MAX_SERIAL } from '@svc/ticketing';
import { nextTicket } from './next-ticket';

const seat = ({ serial = 1, status = 'confirmed' as AttendeeStatus } = {}) => ({ id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial, status, name: 'Ada' });

describe('a ticket that is issued anew', () => {
  it('[D-80] has the next serial, and changes nothing else of the seat', () => {
    expect(nextTicket(seat())).toEqual(seat({ serial: 2 }));
    expect(nextTicket(seat({ serial: 7 }), 7)).toEqual(seat({ serial: 8 }));
  });

  it('is issued once for each ticket that is replaced, also when the guest has come by it since', () => {
    expect(nextTicket(seat({ serial: 2 }), 1)).toBeUndefined();
    expect(nextTicket(seat({ serial: 3, status: 'checked_in' }), 1)).toBeUndefined();
  });

  it('replaces none that was never issued', () => {
    expect(() => nextTicket(seat({ serial: 2 }), 3)).toThrow('no ticket of the serial 3; the valid one has 2');
  });

  it.each<[AttendeeStatus, string]>([
    ['pending', 'approve the registration'],
    ['declined', 'register anew'],
    ['cancelled', 'cancelled or refunded'],
    ['checked_in', 'take that back first: DELETE /v1/admin/check-ins/att_01h455vb4pfc9tdkgafa57v781'],
  ])('[D-13] is not to be had for a seat that is %s, and it is said what to do', (status, words) => {
    expect(() => nextTicket(seat({ status }))).toThrow(words);
  });

  it('[D-80] is not to be had beyond what two bytes hold', () => {
    expect(nextTicket(seat({ serial: MAX_SERIAL - 1 }))).toMatchObject({ serial: MAX_SERIAL });
    expect(() => nextTicket(seat({ serial: MAX_SERIAL }))).toThrow('cancel the seat');
  });
});
