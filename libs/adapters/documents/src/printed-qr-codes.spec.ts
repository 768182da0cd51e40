import { qrCodesContract } from '@svc/ticketing/testing';
import { printHere } from './print-here';
import { PrintedQrCodes } from './printed-qr-codes';

describe.each([0, 1_000_000])('QR codes, of which %i bytes are kept', (maxBytes) => {
  qrCodesContract(() => new PrintedQrCodes(printHere, maxBytes));
});
