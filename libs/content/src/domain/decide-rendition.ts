import type { MediaPolicy } from '@svc/contracts';

/** Target form of a picture. */
export interface Rendition {
  /** Longest side, pixels; a smaller picture is not enlarged. */
  maxDim: number;
  /** 1 to 100; PNG, which is lossless, ignores it. */
  quality: number;
  format: MediaPolicy['format'];
  /** True when it shows all frames, false when it shows the first one. */
  animated: boolean;
}

/** Properties of a picture that decide its rendition. */
export interface Picture {
  frames: number;
  hasAlpha: boolean;
}

/** Policy of a store that sets none. */
export const DEFAULT_MEDIA_POLICY: MediaPolicy = { maxDim: 2_048, quality: 82, format: 'webp' };

/** Largest side that every format can hold. */
const LARGEST_DIM = 16_383;
const THUMBNAIL_DIM = 480;

/**
 * Returns the rendition of a public picture (§2.7 mediaPolicy). Only WebP keeps animation, and JPEG has no transparency: such pictures
 * become WebP and PNG, whatever the policy's format.
 */
export function decideRendition({ frames, hasAlpha }: Picture, policy: MediaPolicy): Rendition {
  const maxDim = Math.min(policy.maxDim, LARGEST_DIM);
  if (frames > 1) return { ...policy, maxDim, format: 'webp', animated: true };
  return { ...policy, maxDim, format: hasAlpha && policy.format === 'jpeg' ? 'png' : policy.format, animated: false };
}

/** Returns the rendition of the small still picture for lists. */
export function decideThumbnail(picture: Picture, policy: MediaPolicy): Rendition {
  const { maxDim, ...rendition } = decideRendition({ ...picture, frames: 1 }, policy);
  return { ...rendition, maxDim: Math.min(maxDim, THUMBNAIL_DIM) };
}
