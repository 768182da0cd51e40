import { ForcedTraces, isRecorded, MOST_FORCED_A_SECOND } from './sampling';

const parent = (isSampled: boolean) => ({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled });
const always = () => true;
const never = () => false;

describe('[ADR 0161 r3] the sampler', () => {
  it('records the share of traces that begin here', () => {
    expect(isRecorded({ isParentBased: true, ratio: 0.1 }, undefined, 0.09, never)).toBe(true);
    expect(isRecorded({ isParentBased: true, ratio: 0.1 }, undefined, 0.1, always)).toBe(false);
    expect(isRecorded({ isParentBased: true, ratio: 0 }, undefined, 0, always)).toBe(false);
  });

  it('goes by the flag of a caller where it is parent-based', () => {
    const sampling = { isParentBased: true, ratio: 0 };
    expect(isRecorded(sampling, parent(true), 0.5, always)).toBe(true);
    expect(isRecorded({ ...sampling, ratio: 1 }, parent(false), 0.5, always)).toBe(false);
  });

  it('ignores the flag and the ids of a caller where it is not', () => {
    const sampling = { isParentBased: false, ratio: 0.1 };
    expect(isRecorded(sampling, parent(true), 0.5, always)).toBe(false);
    expect(isRecorded(sampling, parent(false), 0.05, never)).toBe(true);
  });

  it('lets callers force a bounded number of traces a second', () => {
    const forced = new ForcedTraces();
    const taken = Array.from({ length: 100 }, (_, at) => forced.take(at)).filter(Boolean);
    expect(taken).toHaveLength(MOST_FORCED_A_SECOND);
    expect(forced.take(10_000)).toBe(true);
    expect(Array.from({ length: 100 }, () => forced.take(10_000)).filter(Boolean)).toHaveLength(MOST_FORCED_A_SECOND - 1);
  });
});
