/** Connections to the providers that a shop may send codes by. */
export const WHATSAPP = {
  kind: 'whatsapp',
  phoneNumberId: '106540352242922',
  accessToken: 'EAAG-token',
  appSecret: 'app-secret',
  verifyToken: 'verify-token',
} as const;
export const TWILIO = { kind: 'twilio', accountSid: `AC${'a'.repeat(32)}`, authToken: 'auth-token', from: '+15005550006' } as const;
export const TERMII = { kind: 'termii', apiKey: 'TL-api-key', from: 'Adire', secretKey: 'tsk_secret' } as const;
