import { secretOf, signatureHeaders } from './signature';

const bytes = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => first + index);
const body = '{"id":"wev_01h455vb4pex5vsknk084sn02q","type":"ping","createdAt":"2026-03-01T09:00:00.000Z","data":{"message":"ping · ẹ káàbọ̀"}}';

const INPUTS = [
  { name: 'one secret', secrets: { current: secretOf(bytes(0)) } },
  { name: 'a secret being rotated', secrets: { current: secretOf(bytes(0)), next: secretOf(bytes(100)) } },
];

/** Inputs and headers by which a verifier can be tried (D-71); committed under docs/. */
export function signatureVectors() {
  return INPUTS.map(({ name, secrets }) => {
    const message = { deliveryRef: 'whd_01h455vb4pex5vsknk084sn02r', attempt: 1, timestamp: 1_772_355_600, body };
    return { name, secrets, ...message, headers: signatureHeaders(message, secrets) };
  });
}
