import { parseOrRefuse } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { otpSendRequest } from './otp-send.view';

const to = '+2348031234567';
const templateRef = refOf('tpl', '01920000-0000-7000-8000-000000000001');

/** Returns the names of the refused fields. */
function faulty(body: unknown): string[] {
  try {
    parseOrRefuse(otpSendRequest, body);
    return [];
  } catch (error) {
    return Object.keys((error as { details: { fields: object } }).details.fields);
  }
}

describe('the request for a code', () => {
  it('[§4.8 expiresInMinutes] [§8 r7] asks for ten minutes unless it says', () => {
    expect(otpSendRequest.parse({ to })).toEqual({ to, expiresInMinutes: 10 });
  });

  it.each([1, 60])('[§4.8 expiresInMinutes] [§8 r7] may ask for %i', (expiresInMinutes) => {
    expect(faulty({ to, expiresInMinutes })).toEqual([]);
  });

  it.each([0, 61, -1, 1.5, '10', null])('[§4.8 expiresInMinutes] [§8 r7] may not ask for %p', (expiresInMinutes) => {
    expect(faulty({ to, expiresInMinutes })).toEqual(['expiresInMinutes']);
  });

  it.each(['0', '123456', '123456789012345'])('[§4.8 code] [§8 r5] may bring the own code %s', (code) => {
    expect(faulty({ to, code })).toEqual([]);
  });

  it.each(['', '1234567890123456', '12 34', ' 1234', '12a4', '１２３４', '-123', '12.4', 1234, null])(
    '[§4.8 code] [§8 r5] may not bring the code %p',
    (code) => {
      expect(faulty({ to, code })).toEqual(['code']);
    },
  );

  it.each([
    ['in national format', '08031234567'],
    ['without a plus', '2348031234567'],
    ['too short', '+23480'],
    ['of a premium service', '+449098790000'],
    ['of a landline', '+442079460000'],
    ['of a satellite', '+881612345678'],
    ['with letters', '+1800FLOWERS'],
    ['empty', ''],
    ['of 10 KB', `+${'1'.repeat(10_000)}`],
    ['with an extension', '+2348031234567;ext=1'],
    ['that is none', 42],
    ['that is missing', undefined],
  ])('[§4.8 to] [D-54] may not name a number %s', (_, number) => {
    expect(faulty({ to: number })).toEqual(['to']);
  });

  it.each(['00234 803 123 4567', '\u202a+234\u2011803\u2011123\u20114567\u202c', '\uff0b２３４８０３１２３４５６７'])(
    '[D-121] names a number as it was pasted: %j',
    (number) => {
      expect(faulty({ to: number })).toEqual([]);
    },
  );

  it('[§4.8 purpose] may bring a short label that can be read', () => {
    expect(otpSendRequest.parse({ to, purpose: ' sign-in ' })).toMatchObject({ purpose: 'sign-in' });
    for (const purpose of ['x'.repeat(101), 'sign\u0000in', 'sign\nin', '\u202eni-ngis', 7])
      expect(faulty({ to, purpose })).toEqual(['purpose']);
  });

  it('[§4.8 sender] [D-53] names a sender or a template, never both', () => {
    expect([faulty({ to, sender: 'own' }), faulty({ to, sender: 'frontdesk' }), faulty({ to, templateRef })]).toEqual([[], [], []]);
    expect(faulty({ to, sender: 'own', templateRef })).toEqual(['sender']);
    for (const sender of ['Frontdesk', 'service', '', null]) expect(faulty({ to, sender })).toEqual(['sender']);
  });

  it('[§4.8 templateRef] names a template by its reference', () => {
    for (const ref of ['sign_in', templateRef.replace('tpl', 'prd'), '', 1])
      expect(faulty({ to, templateRef: ref })).toEqual(['templateRef']);
  });
});
