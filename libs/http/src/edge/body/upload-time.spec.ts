import type { Socket } from 'node:net';
import { UnreadableBody } from './json-body';
import { watchUpload } from './upload-time';

const MINUTE_MS = 60_000;
const MIB = 1024 * 1024;

describe('[D-143] a body with files', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function anUpload() {
    const request = { complete: false, socket: { bytesRead: 5_000 } as Socket };
    const refusals: UnreadableBody[] = [];
    const end = watchUpload(request, (reason) => refusals.push(reason));
    const minute = (bytes: number) => {
      Object.assign(request.socket, { bytesRead: request.socket.bytesRead + bytes });
      jest.advanceTimersByTime(MINUTE_MS);
      return refusals.length;
    };
    return { request, refusals, minute, end };
  }

  it('is refused after a minute, once, when it comes piece by piece', () => {
    const { minute, refusals } = anUpload();
    expect([minute(60), minute(0), minute(0)]).toEqual([1, 1, 1]);
    expect(refusals[0]).toBeInstanceOf(UnreadableBody);
  });

  it('may take as long as bytes arrive, and is refused when none do', () => {
    const { minute } = anUpload();
    expect([minute(MIB), minute(MIB), minute(MIB), minute(959 * 1024)]).toEqual([0, 0, 0, 1]);
  });

  it('is not refused when it has come whole, nor when nobody waits for it any more', () => {
    const whole = anUpload();
    whole.request.complete = true;
    expect(whole.minute(10)).toBe(0);
    const left = anUpload();
    left.end();
    expect(left.minute(10)).toBe(0);
  });
});
