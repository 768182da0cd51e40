import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { parseJson, parseUrl } from '@svc/kernel';
import { type CeremonyOptions, type Credential, type Passkey, PasskeyCeremonies, type Person } from '@svc/staff';
import { z } from 'zod';

/** Site that passkeys belong to. */
export interface RelyingParty {
  /** Name that browsers show. */
  name: string;
  /** Host, without a port. */
  id: string;
  /** `https://shop.example` */
  origin: string;
}

/** Returns the site of an installation by its PUBLIC_URL; browsers have no passkeys for an IP address. */
export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const { hostname, origin } = parseUrl(publicUrl)!;
  return { name, id: hostname, origin };
}

const VERIFIED = { residentKey: 'required', userVerification: 'required' } as const;
const TIMEOUT_MS = 5 * 60_000;

/** Part of a browser's answer that is read before it is verified. */
const answerSchema = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({ clientDataJSON: z.string().max(10_000) }) });
const clientDataSchema = z.looseObject({ challenge: z.string() });

/** Loads the library when the first passkey is used: processes that use none do not run its schemas of certificates. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn by @simplewebauthn/server. Whatever it refuses, by an answer or an error, is no passkey. */
export class WebAuthnCeremonies extends PasskeyCeremonies {
  constructor(private readonly site: RelyingParty) {
    super();
  }

  async registration({ id, email, name }: Person, existing: readonly Passkey[]): Promise<CeremonyOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.site.name,
      rpID: this.site.id,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name ?? email,
      attestationType: 'none',
      authenticatorSelection: VERIFIED,
      excludeCredentials: existing.map(allowedOf),
      timeout: TIMEOUT_MS,
    });
    return { options, challenge: options.challenge };
  }

  async authentication(allowed?: readonly Passkey[]): Promise<CeremonyOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.site.id,
      userVerification: 'required',
      allowCredentials: allowed?.map(allowedOf),
      timeout: TIMEOUT_MS,
    });
    return { options, challenge: options.challenge };
  }

  answered(response: unknown): { challenge: string; credentialId: string } | undefined {
    const answer = answerSchema.safeParse(response);
    if (!answer.success) return undefined;
    const text = Buffer.from(answer.data.response.clientDataJSON, 'base64url').toString();
    const clientData = clientDataSchema.safeParse(orNothing(() => parseJson(text)));
    return clientData.success ? { challenge: clientData.data.challenge, credentialId: answer.data.id } : undefined;
  }

  async verifyRegistration(response: unknown, challenge: string): Promise<Credential | undefined> {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      requireUserVerification: true,
    }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter((each) => typeof each === 'string' && each.length < 30).slice(0, 10),
      isBackedUp: credentialBackedUp,
    };
  }

  async verifyAuthentication(response: unknown, challenge: string, passkey: Passkey): Promise<Passkey | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return undefined;
    return { ...passkey, counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  }
}

const allowedOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports: [...transports] });

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
