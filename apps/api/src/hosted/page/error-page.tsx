import type { PageLocale } from '../page-locale';
import { plainBrand } from './brand';
import type { IconName } from './icons';
import { StatusCard } from './parts';
import type { HostedPage } from './render-page';

const ICONS: Readonly<Record<number, IconName>> = { 404: 'look', 429: 'clock' };

/** What a visitor sees instead of the page they came for; of no merchant. */
export function errorPage(status: number, { title, advice }: { title: string; advice: string }, pageLocale: PageLocale): HostedPage {
  const content = (
    <StatusCard tone={status < 500 ? undefined : 'bad'} icon={ICONS[status] ?? 'cross'} title={title}>
      <p>{advice}</p>
    </StatusCard>
  );
  return { title, brand: plainBrand(pageLocale.words), content, ...pageLocale };
}
