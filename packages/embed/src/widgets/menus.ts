/** Closes filters that open over the page as menus do: by a press or the focus elsewhere, and by Escape. */
export function bindMenus(racine: HTMLElement): void {
  const { ownerDocument: page } = racine;
  const leave = (event: Event) => {
    for (const menu of ouverts(racine)) if (!event.composedPath().includes(menu)) menu.open = false;
  };
  page.addEventListener('pointerdown', leave);
  // The page does not hear the focus move inside a shadow root: the root does.
  for (const lieu of [page, racine]) lieu.addEventListener('focusin', leave);
  // On a small screen, the results are below the filters, which close to show them with the answers that they fit.
  racine.addEventListener('click', (event) => {
    const bouton = event.target instanceof Element ? event.target.closest('[data-bridge-voir]') : null;
    const tiroir = bouton?.closest<HTMLDetailsElement>('details.bridge-tiroir');
    if (!tiroir) return;
    tiroir.open = false;
    const summary = tiroir.querySelector('summary');
    summary?.focus();
    (tiroir.parentElement?.querySelector('.bridge-actifs') ?? summary)?.scrollIntoView();
  });
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const menus = ouverts(racine);
    for (const menu of menus.length > 0 ? menus : tiroirs(racine)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

/** The open drawer of all filters, on small screens; elsewhere it has no button and is not closed. */
function tiroirs(racine: HTMLElement): readonly HTMLDetailsElement[] {
  const open = [...racine.querySelectorAll<HTMLDetailsElement>('details.bridge-tiroir[open]')];
  return open.filter((tiroir) => {
    const bouton = tiroir.querySelector('summary');
    return bouton && getComputedStyle(bouton).display !== 'none';
  });
}

/** The open menus. On small screens and beside the list, filters push the page down, and stay open until closed. */
function ouverts(racine: HTMLElement): readonly HTMLDetailsElement[] {
  const menus = [...racine.querySelectorAll<HTMLDetailsElement>('details[data-bridge-menu][open]')];
  return menus.filter(({ lastElementChild: contenu }) => contenu && getComputedStyle(contenu).position === 'absolute');
}
