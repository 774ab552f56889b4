import { carnetDe } from './carnet.ts';
import type { Hote } from './hote.ts';

/** The favourites of a visitor, which stay in their browser and nowhere else. */
export function bindFavoris(racine: HTMLElement, hote: Hote): () => void {
  const carnet = carnetDe(racine.dataset.bridgeSite ?? '', hote);

  function wake(): void {
    const gardes = carnet.parse();
    for (const bouton of racine.querySelectorAll<HTMLElement>('button[data-bridge-favori]')) {
      bouton.hidden = false;
      bouton.setAttribute('aria-pressed', String(gardes.includes(bouton.dataset.bridgeFavori ?? '')));
    }
    for (const lien of racine.querySelectorAll<HTMLAnchorElement>('a[data-bridge-brochure]')) carry(lien, gardes);
    carnet.handOver(racine);
  }

  racine.addEventListener('click', (event) => {
    const bouton = event.target instanceof Element ? event.target.closest('button[data-bridge-favori]') : null;
    const objet = bouton?.getAttribute('data-bridge-favori');
    if (!objet) return;
    const gardes = carnet.parse();
    carnet.keep(gardes.includes(objet) ? gardes.filter((id) => id !== objet) : [...gardes, objet]);
    wake();
  });
  carnet.listen(wake);
  return wake;
}

/** Adds the last favourites to the link of the PDF, up to its limit. The server knows nothing of them before the click. */
function carry(lien: HTMLAnchorElement, gardes: readonly string[]): void {
  lien.hidden = gardes.length === 0;
  if (lien.hidden || !URL.canParse(lien.href)) return;
  const emportes = gardes.slice(-Number(lien.dataset.bridgeBrochure));
  const adresse = new URL(lien.href);
  adresse.searchParams.set('objets', emportes.join());
  lien.href = adresse.href;
  const nombre = lien.querySelector('[data-bridge-nombre]');
  if (nombre) nombre.textContent = ` · ${emportes.length}`;
}
