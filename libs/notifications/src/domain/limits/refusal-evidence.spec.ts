import { RefusalEvidence } from './refusal-evidence';

const to = (recipient: string, id = recipient) => ({ id, recipient });

describe('[D-160] a refusal', () => {
  it('is never final while the carrier refuses everybody, however often', () => {
    const evidence = new RefusalEvidence();
    evidence.noteTaken(to('before the outage'));
    const finals = Array.from({ length: 100 }, () => ['ada', 'chidi', 'ngozi'].map((name) => evidence.isFinal(to(name)))).flat();
    expect(finals).not.toContain(true);
  });

  it('is final when the carrier takes messages to others between several refusals', () => {
    const evidence = new RefusalEvidence();
    const finals = [1, 2, 3].map((number) => {
      evidence.noteTaken(to(`somebody ${number}`));
      return evidence.isFinal(to('nobody'));
    });
    expect(finals).toEqual([false, false, true]);
  });

  it('is not final when nobody else was taken since the last one, nor by what the same recipient was sent', () => {
    const evidence = new RefusalEvidence();
    evidence.noteTaken(to('ada'));
    for (let times = 0; times < 3; times += 1) evidence.isFinal(to('nobody'));
    expect(evidence.isFinal(to('nobody'))).toBe(false);
    evidence.noteTaken(to('nobody', 'another message'));
    expect(evidence.isFinal(to('nobody'))).toBe(false);
    evidence.noteTaken(to('ada'));
    evidence.noteTaken(to('nobody', 'a third message'));
    expect(evidence.isFinal(to('nobody'))).toBe(true);
  });

  it('starts over for a message that was taken after all', () => {
    const evidence = new RefusalEvidence();
    for (let times = 0; times < 5; times += 1) evidence.isFinal(to('ada'));
    evidence.noteTaken(to('ada'));
    evidence.noteTaken(to('chidi'));
    expect(evidence.isFinal(to('ada'))).toBe(false);
  });

  it('is remembered of a bounded number of messages', () => {
    const evidence = new RefusalEvidence();
    for (let number = 0; number < 10_050; number += 1) evidence.isFinal(to(`${number}`));
    expect(Object.values(evidence as unknown as Record<string, unknown>).find((value) => value instanceof Map)).toHaveProperty(
      'size',
      10_000,
    );
  });
});
