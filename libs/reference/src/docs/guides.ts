import { scriptIn } from '@svc/http';
import { z } from 'zod';
import type { Interface } from './docs-page';

const guide = z.object({ topic: z.string(), name: z.string(), text: z.string() });
const guides = z.object({ storefront: z.array(guide), management: z.array(guide) });

/** Guide of `docs/`: its topic in the list, the name of its file, and its Markdown. */
export type Guide = z.infer<typeof guide>;

/** Returns the guides of one interface, which the build puts beside the bundle of the api; none where it runs unbundled. */
export function guidesOf(side: Interface): Guide[] {
  const text = scriptIn('guides.json');
  return text === undefined ? [] : guides.parse(JSON.parse(text))[side];
}
