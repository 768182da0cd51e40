import type { LoggedRequest } from '../domain/logged-request';
import { MOST_OF_BATCH } from '../domain/request-batch';
import { InMemoryRequestLog } from '../testing/in-memory-request-log';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { MOST_BATCHES, RequestLogBuffer } from './request-log-buffer';

const MOST_WAITING = MOST_BATCHES * MOST_OF_BATCH;
const idAt = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;

function aRequest(index: number, fields: Partial<LoggedRequest> = {}): LoggedRequest {
  return {
    workspaceId: 'adire',
    id: idAt(index),
    keyId: 'key',
    keyKind: 'secret',
    mode: 'live',
    method: 'GET',
    path: '/v1/store/products',
    status: 200,
    ms: 1.5,
    fields: [],
    ...fields,
  };
}

describe('requests that wait to be written', () => {
  let log: InMemoryRequestLog;
  let warnings: RecordingAccessLog;
  let buffer: RequestLogBuffer;

  beforeEach(() => {
    log = new InMemoryRequestLog();
    warnings = new RecordingAccessLog();
    buffer = new RequestLogBuffer(log, warnings);
  });

  it('[ADR 0071 r3] are written some at a time when their turn comes, none of them on its own path', async () => {
    for (let index = 0; index < 2_500; index += 1) buffer.note(aRequest(index));
    expect(log.requests).toEqual([]);
    await Promise.all([buffer.flush(), buffer.flush()]);
    expect(log.writes).toEqual([1_000, 1_000, 500]);
    expect(log.requests.at(-1)!.id).toBe(idAt(2_499));
  });

  it('[ADR 0071 r3] are bounded: requests that come while too many wait are dropped and counted', async () => {
    for (let index = 0; index < MOST_WAITING + 3; index += 1) buffer.note(aRequest(index));
    expect(buffer.dropped).toBe(3);
    await buffer.flush();
    expect(log.requests).toHaveLength(MOST_WAITING);
  });

  it('[ADR 0071 r3] go on waiting while the database is unavailable', async () => {
    buffer.note(aRequest(1));
    log.isAway = true;
    await buffer.flush();
    expect([warnings.warnings.length, buffer.dropped]).toEqual([1, 0]);
    log.isAway = false;
    await buffer.flush();
    expect(log.requests).toHaveLength(1);
  });

  it('[ADR 0071 r3] fill their batches while the database is unavailable, at any number of attempts', async () => {
    log.isAway = true;
    for (let index = 0; index < 3 * MOST_BATCHES; index += 1) {
      buffer.note(aRequest(index));
      await buffer.flush();
    }
    log.isAway = false;
    await buffer.flush();
    expect([log.writes, buffer.dropped]).toEqual([[3 * MOST_BATCHES], 0]);
  });

  it('[ADR 0071 r3] wait for the next time when they come while others are written', async () => {
    buffer.note(aRequest(1));
    const writing = buffer.flush();
    buffer.note(aRequest(2));
    await writing;
    expect(log.writes).toEqual([1]);
    await buffer.flush();
    expect(log.writes).toEqual([1, 1]);
  });

  it('[ADR 0071 r3] are written before the process ends, or counted as dropped', async () => {
    buffer.note(aRequest(1));
    await buffer.close();
    expect([log.requests.length, buffer.dropped]).toEqual([1, 0]);
    log.isAway = true;
    buffer.note(aRequest(2));
    await buffer.close();
    expect([log.requests.length, buffer.dropped]).toEqual([1, 1]);
  });

  it('[ADR 0071 r1] are not those that read the log', async () => {
    buffer.note(aRequest(1, { path: '/v1/admin/requests' }));
    await buffer.close();
    expect(log.requests).toEqual([]);
  });
});
