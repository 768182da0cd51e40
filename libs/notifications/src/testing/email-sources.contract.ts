import type { EmailSourceName, EmailSources } from '../ports/email-sources';
import { aMessage } from './message.builder';

const NAMES: Record<EmailSourceName, true> = {
  seats: true,
  order: true,
  savings: true,
  transfer: true,
  refund: true,
  submission: true,
  formFiles: true,
  subscription: true,
  confirmation: true,
  texts: true,
  adminToken: true,
  rail: true,
  announcement: true,
  destination: true,
};

/** What reading the content of emails comes to, wherever it is kept. */
export function emailSourcesContract(open: () => EmailSources): void {
  it.each(Object.keys(NAMES) as EmailSourceName[])('reads nothing where there is nothing: %s', async (name) => {
    expect(await open().read(name, aMessage())).toBeUndefined();
  });
}
