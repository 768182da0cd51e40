import { keyText } from '../testing/access.builder';
import { claimedKind, readPresentedKey } from './presented-key';

const key = keyText('secret', 'live');

describe('the Authorization header', () => {
  it.each([`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key} `])('[§5 r1] %p brings a key', (header) => {
    expect(readPresentedKey(header)).toEqual({ key: { text: key, kind: 'secret', mode: 'live' } });
  });

  it.each([undefined, '', key, `Basic ${key}`, 'Bearer', 'Bearer ', `Bearer ${key} ${key}`])('[§5 r1] %p brings none', (header) => {
    expect(readPresentedKey(header)).toEqual({ fault: 'missing' });
  });

  it('[§5 r1] a mistyped key is malformed', () => {
    expect(readPresentedKey(`Bearer ${key}x`)).toEqual({ fault: 'malformed' });
  });

  it('[D-66] tells the kind that even a wrong key claims to be', () => {
    expect(['svc_pk_x', 'svc_sk_x', 'svc_ad_x', 'x'].map((text) => claimedKind(`Bearer ${text}`))).toEqual(['publishable', 'secret', 'admin', undefined]);
    expect(claimedKind(undefined)).toBeUndefined();
  });
});
