import type { Availability, AvailabilityBlock, Fault, OpenHours } from '@svc/contracts';

/** The rules of opening hours and blocked times at `path`. */
export function checkAvailability({ hours = [], blocks = [] }: Availability, path: string): Fault[] {
  return [
    ...hours.flatMap((span, index) => checkHours(span, hours.slice(0, index), `${path}.hours[${index}]`)),
    ...blocks.flatMap((block, index) => checkBlock(block, `${path}.blocks[${index}]`)),
  ];
}

function checkHours(span: OpenHours, earlier: readonly OpenHours[], path: string): Fault[] {
  if (span.end <= span.start) return [{ path: `${path}.end`, message: 'Give an end after the start, on the same day.' }];
  const overlaps = earlier.some(({ weekday, start, end }) => weekday === span.weekday && start < span.end && span.start < end);
  return overlaps ? [{ path, message: 'These hours overlap others of the same weekday; join them into one span.' }] : [];
}

const FIELDS_OF_BLOCKS = { date: [], date_range: ['endDate'], time_range: ['start', 'end'] } as const;

function checkBlock(block: AvailabilityBlock, path: string): Fault[] {
  const wanted: readonly string[] = FIELDS_OF_BLOCKS[block.type];
  const faults = (['endDate', 'start', 'end'] as const).flatMap((field) => {
    const isGiven = block[field] !== undefined;
    if (isGiven === wanted.includes(field)) return [];
    return [{ path: `${path}.${field}`, message: isGiven ? `Leave this out; a ${block.type} block has none.` : `Give this; a ${block.type} block needs it.` }];
  });
  if (block.endDate !== undefined && block.endDate < block.date) faults.push({ path: `${path}.endDate`, message: 'Give a date on or after the first.' });
  if (block.start !== undefined && block.end !== undefined && block.end <= block.start) faults.push({ path: `${path}.end`, message: 'Give an end after the start.' });
  return faults;
}
