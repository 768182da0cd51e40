/** How long is waited for those who carry messages, milliseconds (D-111). */
export interface MessagingWaits {
  /** For the answer to a text or a WhatsApp message. */
  textMs: number;
  /** A one-time password, all tries together: somebody waits for it. */
  codeMs: number;
  /** Before the second try of one; the third comes after twice as long. */
  codePauseMs: number;
  /** Until a mail server is reached and says who it is. */
  mailConnectMs: number;
  /** As long as a mail server may be silent. */
  mailSilenceMs: number;
  /** A mail in all, however slowly its server goes on; less than the lease of a message. */
  mailMs: number;
}

/** What is waited unless a test says otherwise. */
export const MESSAGING_WAITS: MessagingWaits = {
  textMs: 15_000,
  codeMs: 8_000,
  codePauseMs: 700,
  mailConnectMs: 10_000,
  mailSilenceMs: 30_000,
  mailMs: 60_000,
};
