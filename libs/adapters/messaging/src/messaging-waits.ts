/** Time limits for carriers of messages, milliseconds (D-111). */
export interface MessagingWaits {
  /** Limit of the answer to a text or a WhatsApp message. */
  textMs: number;
  /** Limit of a one-time password, all tries together: somebody waits for it. */
  codeMs: number;
  /** Pause before the second try of one; the third comes after twice as long. */
  codePauseMs: number;
  /** Limit until a mail server is connected and sends its greeting. */
  mailConnectMs: number;
  /** Longest silence of a mail server. */
  mailSilenceMs: number;
  /** Limit of a mail in all, however slowly its server goes on; less than the lease of a message. */
  mailMs: number;
}

/** Default limits, unless a test sets others. */
export const MESSAGING_WAITS: MessagingWaits = {
  textMs: 15_000,
  codeMs: 8_000,
  codePauseMs: 700,
  mailConnectMs: 10_000,
  mailSilenceMs: 30_000,
  mailMs: 60_000,
};
