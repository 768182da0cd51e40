import type { FormItem } from './form.item';

/** Whether a form takes answers (D-3.5 PublicForm `status`). */
export function isOpen({ opensAt, closesAt }: Pick<FormItem, 'opensAt' | 'closesAt'>, now: Date): boolean {
  const hasPassed = (moment: string) => Date.parse(moment) <= now.getTime();
  return (!opensAt || hasPassed(opensAt)) && !(closesAt && hasPassed(closesAt));
}
