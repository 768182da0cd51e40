import { idOf, InvalidInput, type RefPrefix } from '@svc/kernel';
import { CHANNELS, MESSAGE_KINDS, MESSAGE_STATES, type MessageQuery } from '@svc/notifications';
import { z } from 'zod';
import { filter, pageQuery, pageRequestOf } from '../page.dto';

/** What messages are about, by the beginnings of its refs. */
const SUBJECTS = {
  grp: 'the registration', ord: 'the order', rfd: 'the refund', nls: 'the newsletter subscription', rsa: 'the restock alert', sub: 'the submission of a form',
  frm: 'the form',
  wdn: 'the webhook destination', wks: 'the workspace', key: 'the admin token',
} as const satisfies Partial<Record<RefPrefix, string>>;
const PREFIXES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

export const messagesQuery = pageQuery.extend({
  state: z.enum(MESSAGE_STATES).optional().describe('Only those in this state.'),
  channel: z.enum(CHANNELS).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  subject: filter(`Only those about what has this ref: ${PREFIXES.map((prefix) => `${SUBJECTS[prefix]} (\`${prefix}_…\`)`).join(', ')}.`),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Throws InvalidInput for a subject that no message can have. */
export function messageQueryOf({ state, channel, kind, subject, ...page }: MessagesQuery): MessageQuery {
  const subjectId = subject === undefined ? undefined : idOf(PREFIXES, subject);
  if (subject !== undefined && !subjectId) {
    throw new InvalidInput(`Give the ref of what messages are about; it begins with ${PREFIXES.map((prefix) => `${prefix}_`).join(', ')}.`, { invalid: ['subject'] });
  }
  return { ...pageRequestOf(page, 'msg'), state, channel, kind, subjectId };
}
