import type { MessageKind } from '../message';
import { BUYER_MESSAGES } from './buyer-messages';
import { GUEST_MESSAGES } from './guest-messages';
import { MERCHANT_MESSAGES } from './merchant-messages';
import type { MessageRows } from './message-row';

/** Table of all kinds of messages: recipient, subject, the facts that plan it, source and writer. */
export const MESSAGES: MessageRows<MessageKind> = { ...GUEST_MESSAGES, ...BUYER_MESSAGES, ...MERCHANT_MESSAGES };
