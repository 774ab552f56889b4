import type { Marque } from './grille.ts';
import type { MotsDeCarte } from './mots.ts';

/** What a mark looks like: a button with the name of what it stands for, which a keyboard reaches. */
export function boutonDe(marque: Marque, couleurs: readonly string[], mots: MotsDeCarte): HTMLButtonElement {
  const bouton = document.createElement('button');
  bouton.type = 'button';
  const [premier] = marque.points;
  const nombre = marque.points.length;
  const couches = new Set(marque.points.map(({ couche }) => couche));
  const couleur = couches.size === 1 && premier ? couleurs[premier.couche] : undefined;
  if (couleur) bouton.style.setProperty('--bridge-epingle', couleur);
  if (nombre === 1) {
    bouton.className = 'bridge-epingle';
    bouton.setAttribute('aria-label', premier?.nom ?? '');
    bouton.title = premier?.nom ?? '';
  } else {
    bouton.className = 'bridge-epingles';
    bouton.dataset.taille = nombre < 10 ? 'petit' : nombre < 100 ? 'moyen' : 'grand';
    bouton.textContent = String(nombre);
    bouton.setAttribute('aria-label', `${nombre} ${mots.objets}`);
  }
  return bouton;
}
