import { resultIn } from './wrk';

describe('the result of wrk', () => {
  it('is read from what the script writes last', () => {
    const output =
      'Running 2s test\n  1 threads\nRequests/sec: 10\n\nRESULT {"requests":2000,"durationUs":2000000,"refused":500,"errors":3,"p50Us":1500,"p99Us":9000}\n';
    expect(resultIn(output)).toEqual({ answered: 1_500, refused: 500, errors: 3, perSecond: 1_000, p50Ms: 1.5, p99Ms: 9 });
  });

  it('is asked for in words where there is none', () => {
    expect(() => resultIn('unable to connect')).toThrow('wrk wrote no result:\nunable to connect');
  });
});
