/** Filters that open over what is below them close as menus do: by a press or the focus elsewhere, and by Escape. */
export function bindMenus(racine: HTMLElement): void {
  const { ownerDocument: page } = racine;
  const quitter = (event: Event) => {
    for (const menu of ouverts(racine)) if (!event.composedPath().includes(menu)) menu.open = false;
  };
  page.addEventListener('pointerdown', quitter);
  // The page does not hear of a focus that moves inside a shadow root: the root does.
  for (const lieu of [page, racine]) lieu.addEventListener('focusin', quitter);
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    for (const menu of ouverts(racine)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

/** On small screens and beside the list, the same filters push what follows down: they stay open until they are closed. */
function ouverts(racine: HTMLElement): readonly HTMLDetailsElement[] {
  const menus = [...racine.querySelectorAll<HTMLDetailsElement>('details[data-bridge-menu][open]')];
  return menus.filter(({ lastElementChild: contenu }) => contenu && getComputedStyle(contenu).position === 'absolute');
}
