import type { Email, SendOutcome, Sms } from '../ports/senders';
import { CarefulEmailSender, CarefulSmsSender } from './careful-senders';

const mailTo = (email: string) => ({ id: email, to: { email } }) as Email;
const NEVER: SendOutcome = { ok: false, permanent: true, reason: '550 5.1.1 no such user' };

/** Mail server that refuses these addresses, or everybody. */
function mailServer() {
  const server = { refuses: (_: string): SendOutcome | undefined => undefined };
  const sender = new CarefulEmailSender({ send: async ({ to }: Email) => server.refuses(to.email) ?? { ok: true } });
  return { server, send: (email: string) => sender.send(mailTo(email)) };
}

describe('[D-160] a mail server', () => {
  it('loses no mail when it says 550 to everybody, though it took some before', async () => {
    const { server, send } = mailServer();
    await send('before@example.com');
    server.refuses = () => NEVER;
    for (let hour = 0; hour < 10; hour += 1)
      for (const email of ['ada@example.com', 'chidi@example.com'])
        expect(await send(email)).toMatchObject({ ok: false, permanent: false });
    server.refuses = () => undefined;
    expect(await send('ada@example.com')).toEqual({ ok: true });
  });

  it('has refused one recipient for good when it takes the mails of others', async () => {
    const { server, send } = mailServer();
    server.refuses = (email) => (email === 'nobody@example.com' ? NEVER : undefined);
    const outcomes: unknown[] = [];
    for (const other of ['ada@example.com', 'chidi@example.com', 'ngozi@example.com']) {
      await send(other);
      const outcome = await send('nobody@example.com');
      outcomes.push(!outcome.ok && outcome.permanent);
    }
    expect(outcomes).toEqual([false, false, true]);
  });

  it('is not asked again about a mail that we ourselves find to be none', async () => {
    const { server, send } = mailServer();
    server.refuses = () => ({ ok: false, permanent: true, reason: 'No recipients defined' });
    expect(await send('ada@example.com')).toMatchObject({ permanent: true });
  });
});

describe('[D-160] a provider of SMS', () => {
  const answers = (outcome: SendOutcome) =>
    new CarefulSmsSender({ send: async () => outcome }).send({ id: '1', to: '+2348', text: '' } as Sms);

  it('is asked again when it refuses its sender, or says nothing of the number', async () => {
    expect(await answers({ ok: false, permanent: true, fault: 'sender', reason: 'Twilio answered 400: 21606' })).toMatchObject({
      permanent: false,
    });
  });

  it('has refused a number for good when it names the number', async () => {
    expect(await answers({ ok: false, permanent: true, fault: 'number', reason: 'Twilio answered 400: 21211' })).toMatchObject({
      permanent: true,
    });
  });
});
