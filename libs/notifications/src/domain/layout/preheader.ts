import { cutText } from '@svc/kernel';
import type { EmailContent } from '../email';

/** Characters that lists of mails show at most. */
const LONGEST = 140;
/** Invisible characters that keep the text after the preheader out of the list. */
const FILLER = '\u034f\u200c\u00a0'.repeat(40);

/** Returns the text that lists of mails show after the subject: what the mail says, without its greeting. */
export function preheaderOf({ preheader, paragraphs, heading }: Pick<EmailContent, 'preheader' | 'paragraphs' | 'heading'>): string {
  const text = preheader ?? paragraphs.join(' ');
  return `${cutText(text || heading, LONGEST)}${FILLER}`;
}
