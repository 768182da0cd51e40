/** Returns the label of a queue: its name without the version of its payloads, which changes with releases. */
export const queueLabel = (queue: string): string => queue.replace(/\.v\d+$/, '');
