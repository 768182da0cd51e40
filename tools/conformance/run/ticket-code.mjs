import { createPublicKey, verify } from 'node:crypto';
import jsQR from 'jsqr';

const SCALE = 3;

/** Reads the QR code of a ticket's page, as a scanner does. @param {string} html @returns {string} */
export function codeOn(html) {
  const [, side, margin, path] = /<svg class="code" viewBox="0 0 (\d+) \1"[\s\S]*?translate\((\d+) \2\)" d="([^"]*)"/.exec(html) ?? [];
  if (!path) throw new Error('The page has no QR code.');
  const width = Number(side) * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y, length] of [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number))) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((y + Number(margin)) * SCALE + row) * width + (x + Number(margin)) * SCALE;
      for (let pixel = start; pixel < start + length * SCALE; pixel += 1) pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, width, width).data;
}

/** Checks that one of the keys has signed a code: all that a scanner without a network can check. @param {string} code @param {readonly string[]} publicKeys raw Ed25519 keys, base64url */
export function signedBy(code, publicKeys) {
  const [version, body, signature] = code.split('.');
  return publicKeys.some((x) =>
    verify(
      null,
      Buffer.from(`${version}.${body}`),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  );
}

/** Reads attendee and event of a code. @returns {{ eventEnd: string, attendee: string, serial: number }} ids as hexadecimal digits */
export function readCode(code) {
  const body = Buffer.from(code.split('.')[1], 'base64url');
  return { eventEnd: body.toString('hex', 0, 3), attendee: body.toString('hex', 3, 19), serial: body.readUInt16BE(19) };
}

/** The code of the same ticket with another serial, and the signature it had. */
export function withSerial(code, serial) {
  const [version, text, signature] = code.split('.');
  const body = Buffer.from(text, 'base64url');
  body.writeUInt16BE(serial, 19);
  return [version, body.toString('base64url'), signature].join('.');
}
