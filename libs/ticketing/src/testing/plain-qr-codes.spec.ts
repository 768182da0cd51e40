import { PlainQrCodes } from './plain-qr-codes';
import { qrCodesContract } from './qr-codes.contract';

describe('QR codes that no scanner reads', () => {
  qrCodesContract(() => new PlainQrCodes());
});
