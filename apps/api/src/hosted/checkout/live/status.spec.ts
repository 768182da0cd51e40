import { nextStep, pauseAfter, readStanding, type Standing } from './status';

const heard = (given: Partial<Standing> = {}): Standing => ({
  state: 'form',
  mark: 'a',
  now: '2030-06-01T12:00:00Z',
  expiresAt: '2030-06-01T12:15:00Z',
  ...given,
});
const shown = (state = 'form', watches = false) => ({ state, mark: 'a', watches });

describe('what a page does about what it hears', () => {
  it('[§4.2 r7] goes on to the shop once the service says so, and not from the page that thanks', () => {
    expect(nextStep(shown('transfer', true), heard({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('leave');
    expect(nextStep(shown(), heard({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('leave');
    expect(nextStep(shown('paid'), heard({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('stay');
  });

  it.each(['expired', 'cancelled', 'ending'])('shows that a checkout is %s, also where nobody waits for money', (state) => {
    expect(nextStep(shown(), heard({ state, mark: 'b' }))).toBe('draw');
  });

  it('shows money that came, and leaves alone who only fills in', () => {
    expect(nextStep(shown('transfer', true), heard({ state: 'transfer', mark: 'b' }))).toBe('draw');
    expect(nextStep(shown('form'), heard({ state: 'transfer', mark: 'b' }))).toBe('stay');
    expect(nextStep(shown('transfer', true), heard({ state: 'transfer' }))).toBe('stay');
  });

  it('takes for an answer only what is one', () => {
    expect(readStanding(heard())).toEqual(heard());
    for (const answer of [undefined, null, 'paid', {}, { ...heard(), goTo: 1 }]) expect(readStanding(answer)).toBeUndefined();
  });

  it('asks after 3 s, ever more rarely, every 15 s at last, and not for ever', () => {
    const pauses = Array.from({ length: 201 }, (_, answers) => pauseAfter(answers));
    expect(pauses[0]).toBe(3_000);
    expect(pauses[1]).toBeGreaterThan(3_000);
    expect(pauses[199]).toBe(15_000);
    expect(pauses[200]).toBeUndefined();
  });
});
