import { factsOf, refusalOfTransaction } from './paystack-refusal';

describe('the cause of a refusal by Paystack', () => {
  it.each([
    ['duplicate_reference', 'Duplicate Transaction Reference', 'attempt'],
    [undefined, 'Duplicate Transaction Reference', 'attempt'],
    ['invalid_email_address', 'Invalid Email Address Passed', 'buyer'],
    [undefined, 'Customer e-mail is not valid', 'buyer'],
    ['invalid_email', 'No', 'buyer'],
    ['unsupported_currency', 'Currency not supported by merchant', 'configuration'],
    [undefined, 'No active channel', 'configuration'],
  ] as const)('[D-127] is named: %s, %s', (code, message, cause) => {
    expect(factsOf(code, message)).toEqual({ ...(code && { code }), cause });
  });

  it.each([
    ['Insufficient Funds', 'insufficient_funds', 'insufficient_funds'],
    ['Not sufficient funds', 'not_sufficient_funds', 'insufficient_funds'],
    ['Expired Card', 'expired_card', 'expired_card'],
    ['Incorrect PIN', 'incorrect_pin', 'wrong_details'],
    ['Invalid Card Number', 'invalid_card_number', 'wrong_details'],
    ['Declined', 'declined', undefined],
    ['Do Not Honour', 'do_not_honour', undefined],
    ['Suspected Fraud', 'suspected_fraud', undefined],
    ['Stolen Card, Pick-Up', 'stolen_card_pick-up', undefined],
    ['Lost card', 'lost_card', undefined],
  ])('[D-127] a card that is refused by “%s” has the code %s and the reason %s', (said, code, reason) => {
    expect(refusalOfTransaction('card', said)).toEqual({ cause: 'card', code, message: said, ...(reason && { reason }) });
  });

  it.each(['Incomplete', 'Issuer or switch inoperative', 'Transaction timed out', 'System malfunction'])(
    '[D-127] “%s” is no refusal of a card',
    (said) => {
      expect(refusalOfTransaction('card', said)).toMatchObject({ cause: 'attempt', message: said });
    },
  );

  it('[D-127] a transfer involves no card, and a missing reason stays missing', () => {
    expect(refusalOfTransaction('bank_transfer', 'Declined')).toEqual({ cause: 'attempt', code: 'declined', message: 'Declined' });
    for (const said of [null, undefined, ' '])
      expect(refusalOfTransaction('card', said)).toEqual({ cause: 'attempt', code: 'failed', message: 'Paystack gives no reason.' });
  });
});
