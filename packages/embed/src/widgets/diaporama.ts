/** Photos of an objet, leafed through by hand: nothing moves by itself. */
export function bindDiaporamas(racine: HTMLElement): () => void {
  racine.addEventListener('click', ({ target }) => {
    const bouton = target instanceof Element ? target.closest<HTMLElement>('button[data-bridge-feuilleter]') : null;
    const photos = bouton?.closest<HTMLElement>('[data-bridge-diaporama]');
    if (bouton && photos) leaf(photos, Number(bouton.dataset.bridgeFeuilleter));
  });
  return () => {
    for (const bouton of racine.querySelectorAll<HTMLElement>('button[data-bridge-feuilleter]')) bouton.hidden = false;
  };
}

/** Shows the photo so many places further; after the last one comes the first. */
function leaf(photos: HTMLElement, pas: number): void {
  const vues = [...photos.querySelectorAll<HTMLElement>('[data-bridge-vue]')];
  const montree = vues.findIndex(({ hidden }) => !hidden);
  const suivante = (montree + pas + vues.length) % vues.length;
  for (const [rang, vue] of vues.entries()) vue.hidden = rang !== suivante;
  const dit = photos.querySelector('[data-bridge-rang]');
  if (dit === null) return;
  dit.textContent = `${suivante + 1} / ${vues.length}`;
  const photo = vues[suivante]?.querySelector('img')?.alt.trim();
  if (photo) dit.append(heard(` ${photo}`));
}

/** Words for those who hear the page: the others see the photo. */
function heard(words: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'bridge-invisible';
  span.textContent = words;
  return span;
}
