import type { Credential, Passkey } from '../domain/passkey';
import type { Person } from '../domain/person';
import { type CeremonyOptions, PasskeyCeremonies } from '../ports/passkey-ceremonies';

/** Answer of a browser of a test. */
interface ScriptedAnswer {
  credentialId: string;
  challenge: string;
  isRight: boolean;
}

/** Ceremonies without signatures: an answer says itself whether it is right. */
export class ScriptedCeremonies extends PasskeyCeremonies {
  private asked = 0;
  /** Ids of the passkeys that the latest options name. */
  named: readonly string[] = [];

  async registration(_: Person, existing: readonly Passkey[]): Promise<CeremonyOptions> {
    return this.options(existing);
  }

  async authentication(allowed: readonly Passkey[] = []): Promise<CeremonyOptions> {
    return this.options(allowed);
  }

  /** Answers options as a browser with this passkey does. */
  answer(options: object, credentialId: string, isRight = true): ScriptedAnswer {
    return { credentialId, challenge: (options as { challenge: string }).challenge, isRight };
  }

  answered(response: unknown): { challenge: string; credentialId: string } | undefined {
    const { challenge, credentialId } = (response ?? {}) as Partial<ScriptedAnswer>;
    return challenge === undefined || credentialId === undefined ? undefined : { challenge, credentialId };
  }

  async verifyRegistration(response: unknown, challenge: string): Promise<Credential | undefined> {
    const { credentialId, isRight, challenge: signed } = response as ScriptedAnswer;
    if (!isRight || signed !== challenge) return undefined;
    return { credentialId, publicKey: 'cHVibGlj', counter: 0, transports: ['internal'], isBackedUp: false };
  }

  async verifyAuthentication(response: unknown, challenge: string, passkey: Passkey): Promise<Passkey | undefined> {
    const { credentialId, isRight, challenge: signed } = response as ScriptedAnswer;
    const isValid = isRight && signed === challenge && credentialId === passkey.credentialId;
    return isValid ? { ...passkey, counter: passkey.counter + 1 } : undefined;
  }

  private options(passkeys: readonly Passkey[]): CeremonyOptions {
    this.asked += 1;
    this.named = passkeys.map(({ credentialId }) => credentialId);
    const challenge = `challenge-${this.asked}`;
    return { options: { challenge }, challenge };
  }
}
