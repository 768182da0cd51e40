import type { ConfirmationPurpose } from '@svc/contracts';

/** Values for the texts of a mail with a code; `number` is the code. */
export interface ConfirmationEmailFacts {
  merchant: string;
  number: string;
}

/** Texts of the mail with a code, in English. */
export const ENGLISH_CONFIRMATION = {
  greeting: 'Hello,',
  subject: ({ merchant, number }: ConfirmationEmailFacts) => `${number} is your code for ${merchant}`,
  headings: {
    ticket_give_away: 'Confirm that you give your ticket away',
    order_address: 'Confirm the new delivery address',
    order_refund: 'Confirm that you ask for a refund',
  } satisfies Record<ConfirmationPurpose, string> as Record<ConfirmationPurpose, string>,
  paragraphs: ({ merchant }: ConfirmationEmailFacts): string[] => [
    `Enter this code on the page of ${merchant} within ten minutes. It confirms only what was entered there.`,
    'If it was not you, do nothing and give the code to nobody: nothing changes without it.',
  ],
  /** Texts of the mail that a ticket now belongs to somebody else. */
  givenAway: {
    subject: (event: string) => `You have given your ticket away: ${event}`,
    heading: 'Your ticket is somebody else’s now',
    paragraphs: (event: string, merchant: string): string[] => [
      `Your ticket for ${event} was given away, as the code from your e-mail confirmed. The ticket you had lets nobody in any more, and its link no longer opens.`,
      `If it was not you, write to ${merchant} at once.`,
    ],
    event: 'Event',
    holder: 'Now has it',
  },
  /** Texts of the mail to the former attendee of a seat that the buyer or registrant has given to somebody else. */
  takenBack: {
    subject: (event: string) => `Your ticket was given to somebody else: ${event}`,
    paragraphs: (event: string, merchant: string): string[] => [
      `Whoever took a place at ${event} for you has given it to somebody else. The ticket that you were sent lets nobody in any more, and its link no longer opens.`,
      `If you did not expect this, ask whoever took the place, or ${merchant}.`,
    ],
    footer: (merchant: string) => `You get this mail because ${merchant} had sent you the ticket.`,
  },
  footer: (merchant: string) => `You get this mail because something of yours at ${merchant} is to be changed.`,
};

export type ConfirmationTexts = typeof ENGLISH_CONFIRMATION;
