import { MESSAGES } from '../domain/kinds/messages';
import type { EmailSources } from '../ports/email-sources';
import { aMessage } from './message.builder';

/** Tests the contract of every adapter that reads the content of emails. */
export function emailSourcesContract(open: () => EmailSources): void {
  const names = new Set(Object.values(MESSAGES).map(({ source }) => source));

  it.each([...names])('reads nothing where there is nothing: %s', async (name) => {
    expect(await open().read(name, aMessage())).toBeUndefined();
  });
}
