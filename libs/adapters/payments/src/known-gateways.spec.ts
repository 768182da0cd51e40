import { PAYMENT_RAILS, type PaymentGateway } from '@svc/payments';
import { ScriptedGateway } from '@svc/payments/testing';
import { KnownGateways } from './known-gateways';

const sandbox: PaymentGateway = new ScriptedGateway();

describe('the gateways that are known', () => {
  it.each([
    ['all', 'live', true],
    ['all', 'test', true],
    ['test', 'live', false],
    ['test', 'test', true],
    ['off', 'live', false],
    ['off', 'test', false],
  ] as const)('[D-56] with SANDBOX_PAYMENTS=%s in %s mode: the sandbox serves every rail: %p', async (modes, mode, serves) => {
    const gateways = new KnownGateways(sandbox, modes);
    for (const rail of PAYMENT_RAILS) expect(await gateways.serving({ workspaceId: 'w', mode }, rail)).toBe(serves ? sandbox : undefined);
  });

  it('answer for what they began, though they may begin nothing new', () => {
    expect(new KnownGateways(sandbox, 'off').of(sandbox.provider)).toBe(sandbox);
  });

  it('are not found by another name', () => {
    expect(() => new KnownGateways(sandbox, 'all').of('paypal')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
