import type { Request } from 'express';
import { Readable } from 'node:stream';
import type { MultipartBody } from './multipart-bodies';

/** Returns a request with this body in pieces, as Express passes it on; an incomplete one lacks its end. */
export function multipartRequest({ contentType, bytes, isBrokenOff }: MultipartBody): Request {
  const half = Math.ceil(bytes.length / 2);
  const pieces = isBrokenOff ? [bytes.subarray(0, half)] : [bytes.subarray(0, half), bytes.subarray(half)];
  let sent = 0;
  const stream = new Readable({
    read() {
      const piece = pieces[sent];
      sent += 1;
      if (piece !== undefined) this.push(piece);
      else if (isBrokenOff) this.destroy();
      else this.push(null);
    },
  });
  const isType = (wanted: string) =>
    wanted.endsWith('/*') ? contentType.startsWith(wanted.slice(0, -1)) : contentType.split(';')[0] === wanted;
  return Object.assign(stream, {
    headers: { 'content-type': contentType, 'content-length': String(bytes.length || 1) },
    get: () => contentType,
    complete: !isBrokenOff,
    socket: { bytesRead: 0 },
    is: (wanted: string | string[]) => [wanted].flat().find(isType) ?? false,
  }) as unknown as Request;
}
