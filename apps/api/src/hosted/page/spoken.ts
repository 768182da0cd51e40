import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from '../messages';
import { pageLocaleFor } from '../page-locale';

/** The words of the page around a part, for parts that stand on every page; the page itself says which. */
export const Spoken = createContext<Messages>(pageLocaleFor(undefined).words);

export function usePageWords(): Messages['page'] {
  return useContext(Spoken).page;
}
