import { followChoice } from './choice';
import { offerSharing } from './share';

/** Hides the bar that leads to the tickets while they are on screen. */
function followBar(): void {
  const bar = document.querySelector('.buy-bar');
  const tickets = document.querySelector('#tickets');
  if (!bar || !tickets || !('IntersectionObserver' in window)) return;
  new IntersectionObserver(([seen]) => bar.classList.toggle('there', seen?.isIntersecting === true)).observe(tickets);
}

followChoice();
offerSharing();
followBar();
