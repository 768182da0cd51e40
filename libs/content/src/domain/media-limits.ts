import { FileTooLarge } from './media.errors';
import type { MediaType } from './media-file';

/** Most bytes of an upload. */
export interface MediaLimits {
  imageBytes: number;
  otherBytes: number;
}

/** Most bytes that any upload may have. */
export function largestUpload({ imageBytes, otherBytes }: MediaLimits): number {
  return Math.max(imageBytes, otherBytes);
}

/** @throws FileTooLarge when a file of that type has too many bytes */
export function checkSize(type: MediaType, sizeBytes: number, { imageBytes, otherBytes }: MediaLimits): void {
  if (type === 'image' && sizeBytes > imageBytes) throw new FileTooLarge('A picture', imageBytes);
  if (type !== 'image' && sizeBytes > otherBytes) throw new FileTooLarge('A file', otherBytes);
}
