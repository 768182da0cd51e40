import { anAttempt, MOMENT } from './payment.builder';
import { paymentGatewayContract } from './payment-gateway.contract';
import { ScriptedGateway } from './scripted-gateway';

describe('the scripted gateway', () => {
  paymentGatewayContract(() => {
    const gateway = new ScriptedGateway(() => MOMENT);
    return {
      gateway,
      gatewayOf: () => gateway,
      rails: ['card', 'bank_transfer', 'international_card'],
      anAttempt: async (rail) => anAttempt({ rail, flow: gateway.flowOf(rail), currency: rail === 'international_card' ? 'USD' : 'NGN' }),
      pay: async ({ reference }, amountMinor) => void gateway.pay(reference, amountMinor),
      payLate: async ({ reference }) => void gateway.pay(reference),
      payTwice: async ({ reference }) => [gateway.pay(reference), gateway.pay(reference)].forEach(() => undefined),
      refuse: async ({ reference }) => gateway.refuse(reference),
      failRefunds: async () => void (gateway.refunding = 'failed'),
      refundedOf: async ({ reference }) => gateway.refundedOf(reference),
      failNext: async (_, call, fault) => gateway.failNext(call, fault === 'garbled' ? 'after' : fault),
      callbackOf: async (attempt) => gateway.callbackOf(attempt, gateway.refunding === 'failed' ? { isOfRefund: true } : {}),
    };
  });
});
