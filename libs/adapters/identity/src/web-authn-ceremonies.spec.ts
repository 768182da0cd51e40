import { aPasskey, aPerson } from '@svc/staff/testing';
import { SoftAuthenticator, type Visit } from './testing/soft-authenticator';
import { relyingPartyOf, WebAuthnCeremonies } from './web-authn-ceremonies';

const site = relyingPartyOf('https://shop.example:8443/service', 'Ile');
const here: Visit = { origin: 'https://shop.example:8443', rpId: 'shop.example' };
const ceremonies = new WebAuthnCeremonies(site);
const person = aPerson({ email: 'ada@example.com' });

async function registered(authenticator: SoftAuthenticator, visit: Visit = here) {
  const { challenge } = await ceremonies.registration(person, []);
  const credential = await ceremonies.verifyRegistration(authenticator.register(challenge, visit), challenge);
  return credential && aPasskey({ personId: person.id, ...credential });
}

describe('passkeys of an installation', () => {
  it('[ADR 0171 r6] belong to the host and the origin of PUBLIC_URL', () => {
    expect(site).toEqual({ name: 'Ile', id: 'shop.example', origin: 'https://shop.example:8443' });
    expect(relyingPartyOf('http://localhost:3000', 'Ile')).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
  });

  it('[ADR 0171 r6] are made with a verified user, on an authenticator that has none of the person', async () => {
    const existing = aPasskey({ personId: person.id, credentialId: 'b2xk' });
    const { options, challenge } = await ceremonies.registration(person, [existing]);
    expect(options).toMatchObject({
      challenge,
      rp: { id: 'shop.example', name: 'Ile' },
      user: { name: 'ada@example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [expect.objectContaining({ id: 'b2xk' })],
    });
    expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect((await ceremonies.registration(person, [])).challenge).not.toBe(challenge);
  });

  it('[ADR 0171 r6] are registered, and sign in', async () => {
    const authenticator = new SoftAuthenticator();
    const passkey = (await registered(authenticator))!;
    expect(passkey).toMatchObject({
      credentialId: authenticator.credentialId.toString('base64url'),
      counter: 0,
      transports: ['internal'],
      isBackedUp: false,
    });
    const { options, challenge } = await ceremonies.authentication([passkey]);
    expect(options).toMatchObject({
      rpId: 'shop.example',
      userVerification: 'required',
      allowCredentials: [expect.objectContaining({ id: passkey.credentialId })],
    });
    const answer = authenticator.sign(challenge, { ...here, counter: 3 });
    expect(ceremonies.answered(answer)).toEqual({ challenge, credentialId: passkey.credentialId });
    expect(await ceremonies.verifyAuthentication(answer, challenge, passkey)).toEqual({ ...passkey, counter: 3 });
  });

  it.each<[string, Partial<Visit>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://shop.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a user who is not verified', { isVerified: false }],
  ])('[ADR 0171 r6] are refused from %s', async (_, wrong) => {
    const authenticator = new SoftAuthenticator();
    expect(await registered(authenticator, { ...here, ...wrong })).toBeUndefined();
    const passkey = (await registered(authenticator))!;
    const { challenge } = await ceremonies.authentication();
    expect(await ceremonies.verifyAuthentication(authenticator.sign(challenge, { ...here, ...wrong }), challenge, passkey)).toBeUndefined();
  });

  it('[ADR 0171 r6] are refused for another challenge, by another key, and with a counter that went back', async () => {
    const authenticator = new SoftAuthenticator();
    const passkey = { ...(await registered(authenticator))!, counter: 5 };
    const [{ challenge }, other] = [await ceremonies.authentication(), await ceremonies.authentication()];
    const verify = (answer: object) => ceremonies.verifyAuthentication(answer, challenge, passkey);
    expect(await verify(authenticator.sign(other.challenge, { ...here, counter: 6 }))).toBeUndefined();
    expect(await verify(new SoftAuthenticator().sign(challenge, { ...here, counter: 6 }))).toBeUndefined();
    expect(await verify(authenticator.sign(challenge, { ...here, counter: 5 }))).toBeUndefined();
    expect(await verify(authenticator.register(challenge, here))).toBeUndefined();
    expect(await verify(authenticator.sign(challenge, { ...here, counter: 6 }))).toMatchObject({ counter: 6 });
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { id: 'x', response: {} },
    { id: 'x', response: { clientDataJSON: 'no json' } },
    { id: 'x', response: { clientDataJSON: Buffer.from('{"challenge":1}').toString('base64url') } },
  ])('[ADR 0171 r6] have no answer in %j', async (response) => {
    expect(ceremonies.answered(response)).toBeUndefined();
    expect(await ceremonies.verifyRegistration(response, 'challenge')).toBeUndefined();
    expect(await ceremonies.verifyAuthentication(response, 'challenge', aPasskey({ personId: person.id }))).toBeUndefined();
  });
});
