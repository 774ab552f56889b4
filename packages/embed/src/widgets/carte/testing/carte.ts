import { afterEach, beforeEach, vi } from 'vitest';
import { type HoteChange, hoteDeTest, settle } from '../../testing/page.ts';
import { openCarte } from '../carte.ts';

export const BASE = new URL('https://bridge.example/public/ot/fr/liste?fragment=1');
export const COUCHE = { nom: 'Hôtels', couleur: '#123456', visible: true, href: '/public/ot/couche.geojson' };

export const geojson = (...points: [id: number, lon: number, lat: number][]) =>
  JSON.stringify({
    features: points.map(([id, lon, lat]) => ({
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { id, nom: `<b>Objet ${id}</b>`, href: `/fr/o-${id}` },
    })),
  });

/** Opens a map in an element with a size, which jsdom does not lay out. */
export async function open(changes: object = {}, reponses: (string | Error)[] = [], hoteChange: HoteChange = {}) {
  const donnees = { titre: 'Carte', couches: [COUCHE], fond: 'plan-ign', hauteur: 400, controles: [], ...changes };
  document.body.innerHTML = '<div class="bridge" lang="fr"><div data-bridge-carte="5"><p>Patience</p></div></div>';
  const place = document.querySelector<HTMLElement>('[data-bridge-carte]');
  const racine = document.querySelector<HTMLElement>('.bridge');
  if (!place || !racine) throw new Error('no place');
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(donnees);
  place.prepend(script);
  const { hote, demandes } = hoteDeTest(hoteChange);
  const carte = openCarte(place, { racine, hote, base: BASE });
  const answer = async (...textes: (string | Error)[]) => {
    for (const [rang, texte] of textes.entries()) demandes[demandes.length - textes.length + rang]?.answer(texte);
    await settle();
  };
  await answer(...reponses);
  const epingles = () => [...place.querySelectorAll<HTMLButtonElement>('.bridge-epingle, .bridge-epingles')];
  const bulle = () => place.querySelector<HTMLElement>('.bridge-carte-bulle');
  return { place, racine, carte, demandes, answer, epingles, bulle, script, donnees };
}
export const noms = (boutons: HTMLButtonElement[]) => boutons.map((bouton) => bouton.getAttribute('aria-label'));
export const deux = geojson([1, -2, 48], [2, 3, 44]);

/** Gives elements a size, which jsdom does not lay out. */
export function useRoom(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
}
