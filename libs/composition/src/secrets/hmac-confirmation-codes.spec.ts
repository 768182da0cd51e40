import { HmacConfirmationCodes } from './hmac-confirmation-codes';

const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ID = '01890a5d-ac96-774b-bcce-b302099a9001';

describe('[ADR 0067 r2] codes that confirm', () => {
  const codes = new HmacConfirmationCodes([key, older]);

  it('are six digits, the same each time, and different for other ids and keys', () => {
    expect(codes.codeOf(ID)).toMatch(/^\d{6}$/);
    expect(codes.codeOf(ID)).toBe(new HmacConfirmationCodes([key]).codeOf(ID));
    const others = Array.from({ length: 50 }, (_, index) => codes.codeOf(`${ID}${index}`));
    expect(new Set(others).size).toBeGreaterThan(45);
    expect(new HmacConfirmationCodes([older]).codeOf(ID)).not.toBe(codes.codeOf(ID));
  });

  it('match, even those of a previous key, and nothing else does', () => {
    expect(codes.matches(ID, codes.codeOf(ID))).toBe(true);
    expect(codes.matches(ID, new HmacConfirmationCodes([older]).codeOf(ID))).toBe(true);
    for (const wrong of ['', '12345', 'abcdef', '１２３４５６', new HmacConfirmationCodes([Buffer.alloc(32, 3)]).codeOf(ID)])
      expect(codes.matches(ID, wrong)).toBe(false);
  });

  it('confirm only the requested action, by a digest under a key', () => {
    expect(codes.digest('a')).toBe(codes.digest('a'));
    expect(codes.digest('a')).not.toBe(codes.digest('b'));
    expect(codes.digest('a')).not.toBe(new HmacConfirmationCodes([older]).digest('a'));
  });
});
