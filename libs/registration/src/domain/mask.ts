import parsePhoneNumber from 'libphonenumber-js';

/** `a***@example.com`: enough to know one's own address again. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@[^@]*$)/u, '$1***');
}

/** `+234*******678`: country code and last three digits. */
export function maskedPhone(e164: string): string {
  const code = `+${parsePhoneNumber(e164)?.countryCallingCode ?? ''}`;
  const rest = e164.slice(code.length);
  return `${code}${'*'.repeat(Math.max(0, rest.length - 3))}${rest.slice(-3)}`;
}
