import { emailSourcesContract } from './email-sources.contract';
import { InMemoryEmailSources } from './in-memory-email-sources';
import { anOrderEmailSource } from './message.builder';

describe('the content of emails in memory', () => {
  emailSourcesContract(() => new InMemoryEmailSources());

  it('is the given one by the name of its source', async () => {
    const order = anOrderEmailSource();
    expect(await new InMemoryEmailSources({ order }).read('order')).toBe(order);
  });
});
