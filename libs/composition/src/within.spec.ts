import { within } from './within';

describe('waiting for a provider', () => {
  it('[mechanisms 2.6] answers what came in time', async () => {
    expect(await within(60_000, Promise.resolve('paid'))).toEqual({ value: 'paid' });
  });

  it('[mechanisms 2.6] answers nothing when it took longer, whatever becomes of it', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<never>((_, reject) => (fail = reject));
    expect(await within(1, slow)).toBeUndefined();
    fail(new Error('too late for anybody'));
  });

  it('rejects as the work does', async () => {
    await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
