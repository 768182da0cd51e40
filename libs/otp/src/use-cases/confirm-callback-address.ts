import { createHash, timingSafeEqual } from 'node:crypto';
import { CallbackForged } from '../domain/callback-forged';
import type { CallbackAddress, FindCallbackConnection } from './find-callback-connection';

/** How Meta asks whether an address is ours. */
export interface AddressQuestion {
  mode?: string;
  verifyToken?: string;
  challenge?: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers Meta's question with its challenge, when it knows the token that is set here. */
export class ConfirmCallbackAddress {
  constructor(private readonly find: FindCallbackConnection) {}

  /** @throws NotFound; CallbackForged */
  async execute(address: CallbackAddress, { mode, verifyToken = '', challenge = '' }: AddressQuestion): Promise<string> {
    const connection = await this.find.execute(address);
    const wanted = connection.kind === 'whatsapp' ? connection.verifyToken : undefined;
    if (mode !== 'subscribe' || wanted === undefined || !timingSafeEqual(digest(wanted), digest(verifyToken))) throw new CallbackForged();
    return challenge;
  }
}
