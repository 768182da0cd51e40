const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** The uuid that a ref is made of, as 32 hexadecimal digits. */
export function uuidOf(ref) {
  const number = [...ref.slice(-26)].reduce((sum, email) => sum * 32n + BigInt(BASE32.indexOf(email)), 0n);
  return number.toString(16).padStart(32, '0');
}
