import { dessinDe } from './controles.ts';
import type { Couche } from './donnees.ts';
import type { Marque } from './grille.ts';
import type { MotsDeCarte } from './mots.ts';

/** The button of a mark, named after what it stands for, which a keyboard reaches. */
export function boutonDe(marque: Marque, couches: readonly Couche[], mots: MotsDeCarte): HTMLButtonElement {
  const bouton = document.createElement('button');
  bouton.type = 'button';
  const [premier] = marque.points;
  const nombre = marque.points.length;
  const rangs = new Set(marque.points.map(({ couche }) => couche));
  const couche = rangs.size === 1 && premier ? couches[premier.couche] : undefined;
  if (couche) bouton.style.setProperty('--bridge-epingle', couche.couleur);
  if (nombre === 1) {
    bouton.className = 'bridge-epingle';
    bouton.setAttribute('aria-label', premier?.nom ?? '');
    bouton.title = premier?.nom ?? '';
    if (couche && couche.dessin !== '') bouton.append(dessinDe(couche.dessin));
  } else {
    bouton.className = 'bridge-epingles';
    bouton.dataset.taille = nombre < 10 ? 'petit' : nombre < 100 ? 'moyen' : 'grand';
    bouton.textContent = String(nombre);
    bouton.setAttribute('aria-label', `${nombre} ${mots.objets}`);
  }
  return bouton;
}
