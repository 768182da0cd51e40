import { QUIET_MODULES, type QrDrawing } from '@svc/ticketing';

/** A QR code, black on white by day and by night, since scanners want it so. */
export function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg class="code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path transform={`translate(${QUIET_MODULES} ${QUIET_MODULES})`} d={path} fill="#000" />
    </svg>
  );
}
