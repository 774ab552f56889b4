import { boutonDeCarte, legendeDe, pleinEcranDe, SIGNES } from './controles.ts';
import type { Donnees } from './donnees.ts';
import type { MotsDeCarte } from './mots.ts';
import type { Surface } from './surface.ts';

export interface Garniture {
  readonly donnees: Donnees;
  readonly mots: MotsDeCarte;
  readonly geolocalisation: Geolocation | undefined;
  readonly surface: Surface;
  readonly tell: (texte: string) => void;
  readonly toggle: (rang: number, visible: boolean) => void;
}

/** Adds the tools that the template of a map asks for, and its legend. */
export function addGarniture(dessin: HTMLElement, garniture: Garniture): void {
  const { donnees, mots, geolocalisation, surface, tell, toggle } = garniture;
  const { controles, positionLegende } = donnees;
  const couches = [...donnees.couches, ...donnees.wms.map((wms) => ({ ...wms, couleur: '#868e96', dessin: '' }))];
  const outils = document.createElement('div');
  outils.className = 'bridge-carte-outils';
  if (controles.includes('plein-ecran')) outils.append(pleinEcranDe(dessin, mots, surface.resize));
  if (controles.includes('autour') && geolocalisation) {
    const ici = ({ coords }: GeolocationPosition) => surface.goTo(coords.latitude, coords.longitude);
    const nulle = () => tell(mots.sansPosition);
    outils.append(boutonDeCarte(mots.autour, SIGNES.autour, () => geolocalisation.getCurrentPosition(ici, nulle)));
  }
  dessin.append(outils);
  // A single layer that is there needs no legend: one that starts hidden has no other way to be shown.
  if (!controles.includes('legende') || (couches.length < 2 && couches.every(({ visible }) => visible))) return;
  const legende = legendeDe(couches, mots, toggle);
  legende.dataset.position = positionLegende;
  (positionLegende === 'bas-gauche' ? dessin : outils).append(legende);
}

/** Makes the place of a drawing: it replaces the words that waited; the data of the drawing stays. */
export function put(place: HTMLElement, hauteur: number) {
  for (const enfant of [...place.children]) if (!enfant.matches('script')) enfant.remove();
  const dessin = document.createElement('div');
  dessin.className = 'bridge-carte-dessin';
  dessin.dataset.bridgeDessin = '';
  dessin.style.setProperty('--bridge-hauteur', `${hauteur}px`);
  const fond = document.createElement('div');
  fond.className = 'bridge-carte-fond';
  const message = document.createElement('p');
  message.className = 'bridge-carte-message';
  message.setAttribute('role', 'status');
  dessin.append(fond, message);
  place.append(dessin);
  return { dessin, fond, message };
}
