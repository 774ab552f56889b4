// Pages turn by scrolling: this adds keys, buttons, and where one is.
(() => {
  const main = document.querySelector('main');
  const pages = [...main.children];
  const where = document.querySelector('.ou');
  const buttons = [...document.querySelectorAll('[data-pas]')];
  // Two pages beside one another, after the cover.
  const wide = matchMedia('(min-aspect-ratio: 4/3)');
  const leftOf = (rank) => pages[rank].offsetLeft - pages[0].offsetLeft;
  const awayFrom = (rank) => Math.abs(leftOf(rank) - main.scrollLeft);
  let at = 0;

  const show = () => {
    at = pages.reduce((best, _, rank) => (awayFrom(rank) < awayFrom(best) - 1 ? rank : best), 0);
    where.textContent = `${at + 1} / ${pages.length}`;
    buttons[0].disabled = at === 0;
    buttons[1].disabled = main.scrollLeft + main.clientWidth >= main.scrollWidth - 2;
  };
  const go = (rank) => main.scrollTo({ left: leftOf(Math.max(0, Math.min(pages.length - 1, rank))) });
  const step = (way) => go(wide.matches && (way < 0 ? at > 1 : at > 0) ? at + 2 * way : at + way);

  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => step(Number(button.dataset.pas)));
  }
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, button')) return;
    const way = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (way) step(way);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(pages.length - 1);
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#p"]');
    if (!link) return;
    event.preventDefault();
    const rank = Number(link.getAttribute('href').slice(2)) - 1;
    go(wide.matches && rank > 0 && rank % 2 === 0 ? rank - 1 : rank);
  });
  let soon;
  main.addEventListener(
    'scroll',
    () => {
      clearTimeout(soon);
      soon = setTimeout(show, 80);
    },
    { passive: true },
  );
  addEventListener('resize', show);
  show();
})();
