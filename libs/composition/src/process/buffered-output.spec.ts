import { createLogger } from './logger';
import { BufferedOutput } from './buffered-output';

function logging() {
  const written: string[] = [];
  const output = new BufferedOutput({ write: (text) => written.push(text) });
  return {
    logger: createLogger({ logLevel: 'info' }, 'api', output),
    output,
    linesOf: () => written.map((text) => text.split('\n').length - 1),
  };
}

describe('the output of a log', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('writes the lines of 100 ms together', () => {
    const { logger, linesOf } = logging();
    logger.info('one');
    jest.advanceTimersByTime(99);
    logger.info('two');
    expect(linesOf()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(linesOf()).toEqual([2]);
    logger.info('three');
    jest.advanceTimersByTime(100);
    expect(linesOf()).toEqual([2, 1]);
  });

  it('writes a warning at once, after the lines before it', () => {
    const { logger, linesOf } = logging();
    logger.info('one');
    logger.warn('two');
    expect(linesOf()).toEqual([2]);
  });

  it('writes at once when the buffer is full', () => {
    const { logger, linesOf } = logging();
    logger.info('x'.repeat(20_000));
    expect(linesOf()).toEqual([1]);
  });

  it('is empty after a flush, and writes nothing while it is empty', () => {
    const { logger, output, linesOf } = logging();
    logger.info('one');
    output.flush();
    output.flush();
    jest.advanceTimersByTime(1_000);
    expect(linesOf()).toEqual([1]);
  });
});
