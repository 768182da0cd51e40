const DAYS = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' };

/**
 * Opening hours as rows, with days in a row that have the same hours as one: `{ days: 'Tuesday – Thursday', hours: '09:00 – 18:00' }`.
 * @param {{ day: string, start: string, end: string }[]} businessHours several of one day are its spans, such as before and after noon
 */
export function openingHours(businessHours = []) {
  const hoursOf = (day) =>
    businessHours
      .filter((span) => span.day === day)
      .map(({ start, end }) => `${start} – ${end}`)
      .join(', ');
  const rows = [];
  for (const day of Object.keys(DAYS).filter(hoursOf)) {
    const last = rows.at(-1);
    if (last?.hours === hoursOf(day) && isNext(last.to, day)) last.to = day;
    else rows.push({ from: day, to: day, hours: hoursOf(day) });
  }
  return rows.map(({ from, to, hours }) => ({ days: from === to ? DAYS[from] : `${DAYS[from]} – ${DAYS[to]}`, hours }));
}

const isNext = (day, other) => Object.keys(DAYS).indexOf(other) === Object.keys(DAYS).indexOf(day) + 1;
