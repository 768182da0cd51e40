import type { MediaPolicy } from '@svc/contracts';

/** A picture as it is to be shown. */
export interface Rendition {
  /** Longest side, pixels; a smaller picture is not enlarged. */
  maxDim: number;
  /** 1 to 100; PNG, which loses nothing, pays no heed to it. */
  quality: number;
  format: MediaPolicy['format'];
  /** Whether it shows all frames or the first one. */
  animated: boolean;
}

/** What has to be known of a picture. */
export interface Picture {
  frames: number;
  hasAlpha: boolean;
}

/** How pictures are shown by a store that says nothing about it. */
export const DEFAULT_MEDIA_POLICY: MediaPolicy = { maxDim: 2_048, quality: 82, format: 'webp' };

/** The most that every format can hold. */
const LARGEST_DIM = 16_383;
const THUMBNAIL_DIM = 480;

/**
 * How a public picture is shown (§2.7 mediaPolicy). Movement is kept by WebP only, and JPEG knows no transparency:
 * such pictures become WebP and PNG, whatever the policy's format.
 */
export function decideRendition({ frames, hasAlpha }: Picture, policy: MediaPolicy): Rendition {
  const maxDim = Math.min(policy.maxDim, LARGEST_DIM);
  if (frames > 1) return { ...policy, maxDim, format: 'webp', animated: true };
  return { ...policy, maxDim, format: hasAlpha && policy.format === 'jpeg' ? 'png' : policy.format, animated: false };
}

/** The small still picture that stands for a larger one in lists. */
export function decideThumbnail(picture: Picture, policy: MediaPolicy): Rendition {
  const { maxDim, ...rendition } = decideRendition({ ...picture, frames: 1 }, policy);
  return { ...rendition, maxDim: Math.min(maxDim, THUMBNAIL_DIM) };
}
