import { readTraceParent, writeTraceParent } from './trace-parent';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('a traceparent', () => {
  it.each([
    ['00', '01', true],
    ['00', '00', false],
    ['00', '03', true],
    ['cc', '01', true],
  ])('is read in version %s with the flags %s', (version, flags, isSampled) => {
    expect(readTraceParent(`${version}-${TRACE}-${SPAN}-${flags}`)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  it('may say more in a later version', () => {
    expect(readTraceParent(`01-${TRACE}-${SPAN}-01-more`)).toMatchObject({ traceId: TRACE });
  });

  it.each([
    '',
    'x'.repeat(10_000),
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
  ])('is ignored in another form: %.60s', (text) => {
    expect(readTraceParent(text)).toBeUndefined();
  });

  it('is written as it is read', () => {
    const text = `00-${TRACE}-${SPAN}-01`;
    expect(writeTraceParent(readTraceParent(text)!)).toBe(text);
    expect(writeTraceParent({ traceId: TRACE, spanId: SPAN, isSampled: false })).toBe(`00-${TRACE}-${SPAN}-00`);
  });
});
