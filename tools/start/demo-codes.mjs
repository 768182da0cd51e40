import { AdminRefusal } from './admin-client.mjs';

const connection = { kind: 'mailbox', channel: 'whatsapp' };
const template = { name: 'sign_in_code', language: 'en', approved: true, isDefault: true };
/** 50,000 naira. */
const funds = { amountMinor: 5_000_000, currency: 'NGN', note: 'To try codes with' };

/**
 * Lets the demo shop send one-time passwords: by a number of its own, which is the mailbox, and from a wallet with money
 * in it; the service's number needs nothing. What is there already stays as it is.
 * @param {{ operator: import('./admin-client.mjs').AdminClient, merchant: import('./admin-client.mjs').AdminClient, slug: string }} parties
 */
export async function connectCodes({ operator, merchant, slug }) {
  const { wallets } = await merchant.call('GET', '/otp/ledger?limit=1');
  if (wallets.length === 0) await operator.call('POST', `/workspaces/${slug}/otp/credits`, funds);
  const { status } = await merchant.call('GET', '/otp/connection');
  if (status === 'unset') await connectMailbox(merchant);
}

/** There is no mailbox in production, so that this is refused there. */
async function connectMailbox(merchant) {
  try {
    await merchant.call('PUT', '/otp/connection', connection);
  } catch (error) {
    if (error instanceof AdminRefusal && error.status === 400) return;
    throw error;
  }
  const { data } = await merchant.call('GET', '/otp/templates');
  if (data.length === 0) await merchant.call('POST', '/otp/templates', template);
}
