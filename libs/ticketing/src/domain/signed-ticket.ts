import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const VERSION = 'SVC1';
const EVENT_BYTES = 3;
const TICKET_BYTES = 16;
const BODY_BYTES = EVENT_BYTES + TICKET_BYTES + 2;
const SIGNATURE_BYTES = 64;
/** Largest serial in two bytes. */
export const MAX_SERIAL = 65_535;

/** One admission: a seat of an event. Re-issuing it raises the serial and voids earlier codes (D-80). */
export interface Ticket {
  /** UUIDs. */
  eventId: string;
  /** Id of the attendee. */
  ticketId: string;
  /** 0 to 65,535. */
  serial: number;
}

/** Content of a QR code, not yet verified. */
export interface TicketPayload {
  /** The end of the event's id, enough to tell the events of a merchant apart. */
  eventEnd: string;
  ticketId: string;
  serial: number;
  /** Signed bytes, and the signature. */
  signed: Buffer;
  signature: Buffer;
}

/** Returns the text before the signature: `SVC1.<base64url of event end, ticket id, serial>`; 33 characters. */
export function unsignedPayload({ eventId, ticketId, serial }: Ticket): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(eventEndOf(eventId), 0, 'hex');
  body.write(ticketId.replaceAll('-', ''), EVENT_BYTES, 'hex');
  body.writeUInt16BE(serial, EVENT_BYTES + TICKET_BYTES);
  return `${VERSION}.${body.toString('base64url')}`;
}

/** Returns the text of a QR code, 120 characters: `SVC1.<…>.<base64url of the Ed25519 signature>` (D-80). */
export function signedPayload(unsigned: string, signature: Buffer): string {
  return `${unsigned}.${signature.toString('base64url')}`;
}

/** Parses the text of a QR code; undefined when it is no ticket of this service. Each ticket has one valid text. */
export function readTicketPayload(text: string): TicketPayload | undefined {
  const [version, bodyText = '', signatureText = '', ...more] = text.split('.');
  const body = Buffer.from(bodyText, 'base64url');
  const signature = Buffer.from(signatureText, 'base64url');
  if (version !== VERSION || more.length > 0 || body.length !== BODY_BYTES || signature.length !== SIGNATURE_BYTES) return undefined;
  const signed = `${VERSION}.${body.toString('base64url')}`;
  if (signedPayload(signed, signature) !== text) return undefined;
  return {
    eventEnd: body.toString('hex', 0, EVENT_BYTES),
    ticketId: uuidOf(body.toString('hex', EVENT_BYTES, EVENT_BYTES + TICKET_BYTES)),
    serial: body.readUInt16BE(EVENT_BYTES + TICKET_BYTES),
    signed: Buffer.from(signed),
    signature,
  };
}

/** Returns the last three bytes of an event's id, as hexadecimal digits. */
export function eventEndOf(eventId: string): string {
  return eventId.slice(-2 * EVENT_BYTES);
}

function uuidOf(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The frames that RFC 8410 puts around the 32 bytes of an Ed25519 key. */
const PRIVATE_FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_FRAME = Buffer.from('302a300506032b6570032100', 'hex');

/** The key pair that signs the tickets of one event. */
export class TicketKeyPair {
  private readonly privateKey: KeyObject;
  /** Raw 32 bytes, base64url. */
  readonly publicKey: string;

  /** @param seed 32 secret bytes */
  constructor(seed: Buffer) {
    this.privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_FRAME, seed]), format: 'der', type: 'pkcs8' });
    const framed = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' });
    this.publicKey = framed.subarray(PUBLIC_FRAME.length).toString('base64url');
  }

  sign(text: string): Buffer {
    return sign(null, Buffer.from(text), this.privateKey);
  }
}

/** Returns whether a signature was made by the holder of a public key, raw 32 bytes in base64url. */
export function isSignedBy(publicKey: string, signed: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_FRAME, Buffer.from(publicKey, 'base64url')]), format: 'der', type: 'spki' });
  return verify(null, signed, key, signature);
}

/** Reasons for refusing a code: it is no ticket of this service, one of another event, or not signed by the service. */
export type TicketFault = 'not_a_ticket' | 'other_event' | 'forged';

export type TicketCheck = { ok: true; ticket: Ticket } | { ok: false; fault: TicketFault };

/** An event's keys in a scanner, for checking its tickets without a network. */
export interface EventKeys {
  eventId: string;
  /** Raw 32 bytes each, base64url. */
  publicKeys: readonly string[];
}

/**
 * Checks the text of a QR code against an event's public keys; needs no network (D-80). Only the list of attendees shows
 * whether the ticket is of the newest serial and not used before.
 */
export function checkTicket(text: string, { eventId, publicKeys }: EventKeys): TicketCheck {
  const payload = readTicketPayload(text);
  if (!payload) return { ok: false, fault: 'not_a_ticket' };
  if (payload.eventEnd !== eventEndOf(eventId)) return { ok: false, fault: 'other_event' };
  const { ticketId, serial, signed, signature } = payload;
  if (!publicKeys.some((key) => isSignedBy(key, signed, signature))) return { ok: false, fault: 'forged' };
  return { ok: true, ticket: { eventId, ticketId, serial } };
}
