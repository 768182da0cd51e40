import { maskedEmail, maskedPhone } from './registration.view';

describe('an address shown to a person who may not be its owner', () => {
  it.each([
    ['ada@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
  ])('[decisions 3.5 registration] is masked: %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it.each([
    ['+2348031234567', '+234*******567'],
    ['+12125550100', '+1*******100'],
  ])('[decisions 3.5 registration] is masked: %s', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
});
