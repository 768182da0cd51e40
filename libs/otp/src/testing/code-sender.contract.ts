import type { CodeMessage, CodeSender } from '../ports/code-senders';

/** A code message as it was received. */
export interface ReceivedCode {
  to: string;
  /** All texts that the person reads. */
  texts: readonly string[];
  template?: string;
}

export const aCodeMessage = (fields: Partial<CodeMessage> = {}): CodeMessage => ({
  id: '01920000-0000-7000-8000-00000000c0de',
  to: '+2348031234678',
  code: '012345',
  from: 'Adire House',
  minutes: 10,
  template: { name: 'sign_in', language: 'en' },
  ...fields,
});

/** Tests the contract of every `CodeSender`. */
export function codeSenderContract(open: () => Promise<{ sender: CodeSender; received(): Promise<ReceivedCode[]> }>): void {
  it('[§4.8] hands the code to the number, once', async () => {
    const { sender, received } = await open();
    expect(await sender.send(aCodeMessage())).toEqual({ ok: true, providerRef: expect.any(String) });
    const arrived = await received();
    expect(arrived.map(({ to }) => to)).toEqual(['+2348031234678']);
    for (const text of arrived[0]!.texts) expect(text).toContain('012345');
    if (sender.channel === 'whatsapp') expect(arrived[0]).toMatchObject({ texts: ['012345', '012345'], template: 'sign_in' });
    else expect(arrived[0]!.texts).toEqual([expect.stringContaining('Adire House')]);
  });

  it('[§4.8 code] carries an own code of 15 digits', async () => {
    const { sender, received } = await open();
    const code = '123456789012345';
    expect(await sender.send(aCodeMessage({ code }))).toMatchObject({ ok: true });
    for (const text of (await received())[0]!.texts) expect(text).toContain(code);
  });
}
