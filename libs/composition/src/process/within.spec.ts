import { within } from './within';

describe('waiting for a provider', () => {
  it('[ADR 0028 r3] returns a timely result, and aborts nothing', async () => {
    let passedSignal: AbortSignal | undefined;
    expect(await within(60_000, async (signal) => ((passedSignal = signal), 'paid'))).toBe('paid');
    expect(passedSignal?.aborted).toBe(false);
  });

  it('[D-111] gives up when it takes longer, and aborts the call under way, even if that fails later', async () => {
    let passedSignal: AbortSignal | undefined;
    let fail: (error: Error) => void = () => undefined;
    const slow = (signal: AbortSignal) => {
      passedSignal = signal;
      return new Promise<never>((_, reject) => (fail = reject));
    };
    await expect(within(1, slow)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', reason: 'no answer within 1 ms' });
    expect(passedSignal?.aborted).toBe(true);
    fail(new Error('too late for anybody'));
  });

  it('rejects as the work does', async () => {
    await expect(within(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
