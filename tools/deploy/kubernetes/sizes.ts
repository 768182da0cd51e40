/** Size of an installation, by the sizing table of docs/operations.md. */
export interface Size {
  name: 'small' | 'large';
  api: Processes;
  worker: Processes;
  /** Connections in the pool of each process. */
  poolSize: number;
  /** Most api processes under load; they stay as they are when absent. */
  mostApis?: number;
}

/** Processes of one kind. */
interface Processes {
  replicas: number;
  /** Cores that are reserved for each. */
  cpu: string;
  /** Memory of each, MiB: reserved, and not exceeded. */
  memoryMiB: number;
}

export const SIZES: readonly Size[] = [
  {
    name: 'small',
    api: { replicas: 2, cpu: '250m', memoryMiB: 1_024 },
    worker: { replicas: 2, cpu: '250m', memoryMiB: 2_048 },
    poolSize: 12,
  },
  {
    name: 'large',
    api: { replicas: 4, cpu: '1', memoryMiB: 1_536 },
    worker: { replicas: 4, cpu: '1', memoryMiB: 2_560 },
    poolSize: 12,
    mostApis: 12,
  },
];

/**
 * Threads of a worker that print PDFs, at most, and the memory of each (MiB). Memory beside the heap is for them, for buffers and for the code.
 */
const [PRINT_THREADS, MEMORY_OF_THREAD, BESIDE_HEAP] = [4, 200, 256];

/** Returns the limit of the heap of a process, MiB: what its memory leaves beside buffers, code and, in a worker, print threads. */
export function heapOf(kind: 'api' | 'worker', { memoryMiB }: Pick<Processes, 'memoryMiB'>): number {
  return memoryMiB - BESIDE_HEAP - (kind === 'worker' ? PRINT_THREADS * MEMORY_OF_THREAD : 0);
}
