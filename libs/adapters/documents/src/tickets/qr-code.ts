import type { QrDrawing } from '@svc/ticketing';
import { create } from 'qrcode';

/** Error correction: readable when a seventh of the code is creased or smeared. */
const CORRECTION = 'M';

/** Draws a QR code as an outline, a stroke for each run of dark modules. */
export function drawQrCode(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: CORRECTION });
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(y, modules.size, (x) => modules.get(y, x) === 1));
  return { size: modules.size, path: rows.join('') };
}

function rowPath(y: number, size: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    const start = x;
    while (x < size && isDark(x)) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
