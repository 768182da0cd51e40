import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from '../messages';
import { speechFor } from '../speech';

/** The words of the page around a part, for parts that stand on every page; the page itself says which. */
export const Spoken = createContext<Messages>(speechFor(undefined).words);

export function usePageWords(): Messages['page'] {
  return useContext(Spoken).page;
}
