import { MEDIA_VISIBILITIES } from '@svc/content';
import { z } from 'zod';

/** Strict: a misspelt `visibility` must not publish a private file. */
export const uploadMediaQuery = z.strictObject({
  name: z.string('Give one name.').max(1_000).describe('What the file is called, when the upload itself does not say.').optional(),
  visibility: z
    .enum(MEDIA_VISIBILITIES, 'Give public or private.')
    .describe('`public`: whoever has the address may open it; `private`: only by signed links. Documents are private unless told, all else public.')
    .optional(),
});
export type UploadMediaQuery = z.output<typeof uploadMediaQuery>;
