import { Icon } from '../page';
import type { EventPageView } from './event-page-view';

/**
 * Links to the calendar file and for sharing; the buttons need a script, which shows them where the browser can do what they say. They
 * have their space from the start, so that nothing moves.
 */
export function KeepAndShare({ view: { page, path, url, words } }: { view: EventPageView }) {
  const { title } = page.event;
  const { keep } = words.event;
  return (
    <p class="keep no-print">
      <a href={`${path}/event.ics`} download>
        <Icon name="calendar" size={18} />
        {keep.calendar}
      </a>
      <a href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`} rel="noreferrer">
        {keep.whatsApp}
      </a>
      <button type="button" class="js-only" data-copy={url} data-copied={keep.copied} data-refused={keep.notCopied} disabled>
        <Icon name="link" size={18} />
        <span aria-live="polite">{keep.copy}</span>
      </button>
      <button type="button" class="js-only" data-share={url} data-title={title} disabled>
        <Icon name="share" size={18} />
        {keep.share}
      </button>
    </p>
  );
}
