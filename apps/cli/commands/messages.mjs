import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';

/** Command that lists mails and texts to people. */
export const listMessages = {
  name: 'message list',
  summary: 'List e-mails, SMS and WhatsApp messages, newest first',
  needs: 'workspace',
  options: {
    channel: choice('<channel>', ['email', 'sms', 'whatsapp'], { before: 'only' }),
    state: choice('<state>', ['due', 'sending', 'sent', 'failed', 'skipped', 'withheld'], { before: 'only' }),
    limit,
  },
  async run({ client, values: { channel, state, limit: most } }) {
    const messages = await client.list('/messages', { channel, state }, most);
    return { data: messages, text: messages.length > 0 ? messages.map(messageLine).join('\n') : 'No messages.' };
  },
};

function messageLine({ ref, createdAt, channel, state, kind, recipient, error }) {
  return [ref, createdAt, channel.padEnd(8), state.padEnd(8), kind, recipient, error].filter(Boolean).join('  ');
}
