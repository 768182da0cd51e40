import { personAddress } from './person';

describe('the address of a person', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    [' ada@BÜCHER.example ', 'ada@xn--bcher-kva.example'],
    ['ada+shop@example.com', 'ada+shop@example.com'],
  ])('[ADR 0171 r1] is one, however it is written: %j', (text, address) => {
    expect(personAddress(text)).toBe(address);
  });

  it.each(['', 'ada', 'ada@localhost', 'Ada <ada@example.com>'])('[ADR 0171 r1] is refused with its fault: %j', (text) => {
    expect(() => personAddress(text)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { email: expect.any(String) } } }),
    );
  });
});
