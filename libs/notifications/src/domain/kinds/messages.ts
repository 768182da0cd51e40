import type { MessageKind } from '../message';
import { BUYER_MESSAGES } from './buyer-messages';
import { GUEST_MESSAGES } from './guest-messages';
import { MERCHANT_MESSAGES } from './merchant-messages';
import type { MessageRows } from './message-row';

/** All kinds of messages: to whom each goes, what it is about, what plans it, what its mail is made of and by what. */
export const MESSAGES: MessageRows<MessageKind> = { ...GUEST_MESSAGES, ...BUYER_MESSAGES, ...MERCHANT_MESSAGES };
