import { BlockedAddress, reasonOf, UnknownName } from './delivery-errors';

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each([
  [new BlockedAddress(), 'blocked'],
  [new UnknownName(), 'dns'],
  [Object.assign(new Error(), { name: 'TimeoutError' }), 'timeout'],
  [failure('ETIMEDOUT'), 'timeout'],
  [failure('ECONNREFUSED'), 'connect'],
  [new AggregateError([failure('EHOSTUNREACH'), failure('ECONNREFUSED')]), 'connect'],
  [failure('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
  [failure('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
  [failure('ECONNRESET'), 'connection'],
  [failure('HPE_INVALID_CONSTANT'), 'connection'],
  ['nonsense', 'connection'],
])('the log states why no answer came: %s is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
