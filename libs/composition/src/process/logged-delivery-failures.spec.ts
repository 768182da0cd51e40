import { createLogger } from './logger';
import { LoggedDeliveryFailures } from './logged-delivery-failures';

const ID = '0191d3a4-5b6c-7d8e-9f00-112233445566';

it.each([
  ['an answer', { kind: 'answer', status: 503, body: 'secret of ada@shop.example' }, 'answered 503'],
  ['none', { kind: 'failure', reason: 'timeout' }, 'timeout'],
] as const)('[ADR 0162 r3] a delivery that failed by %s is a warning with its ref, workspace and reason', (_what, outcome, reason) => {
  const lines: string[] = [];
  const log = new LoggedDeliveryFailures(createLogger({ logLevel: 'warn' }, 'worker', { write: (line) => lines.push(line) }));
  log.failed({ workspaceId: ID, destinationId: ID, deliveryId: ID, attempt: 2, outcome });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'warn',
    ref: expect.stringMatching(/^whd_/),
    workspace: expect.stringMatching(/^wks_/),
    destination: expect.stringMatching(/^wdn_/),
    attempt: 2,
    reason,
  });
  expect(lines.join('')).not.toContain('ada');
});
