import type { Couche } from './donnees.ts';
import type { MotsDeCarte } from './mots.ts';

/** The legend, where the visitor chooses the layers to show. */
export function legendeDe(
  couches: readonly Pick<Couche, 'nom' | 'couleur' | 'dessin' | 'visible'>[],
  mots: MotsDeCarte,
  toggle: (rang: number, visible: boolean) => void,
): HTMLElement {
  const legende = document.createElement('fieldset');
  legende.className = 'bridge-legende';
  const titre = document.createElement('legend');
  titre.textContent = mots.couches;
  legende.append(titre);
  for (const [rang, couche] of couches.entries()) {
    const choix = document.createElement('label');
    const boite = document.createElement('input');
    boite.type = 'checkbox';
    boite.checked = couche.visible;
    boite.addEventListener('change', () => toggle(rang, boite.checked));
    const pastille = document.createElement('span');
    pastille.className = 'bridge-legende-couleur';
    pastille.style.setProperty('--bridge-epingle', couche.couleur);
    if (couche.dessin !== '') pastille.append(dessinDe(couche.dessin));
    choix.append(boite, pastille, couche.nom);
    legende.append(choix);
  }
  return legende;
}

/** Signs as paths of a square of 24, since fonts lack such letters. */
export const SIGNES = {
  pleinEcran: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  autour: 'M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
} as const;

export function boutonDeCarte(texte: string, signe: string, act: () => void): HTMLButtonElement {
  const bouton = document.createElement('button');
  bouton.type = 'button';
  bouton.className = 'bridge-carte-bouton';
  bouton.setAttribute('aria-label', texte);
  bouton.title = texte;
  bouton.append(dessinDe(signe));
  bouton.addEventListener('click', act);
  return bouton;
}

export function dessinDe(chemin: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const trait = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  trait.setAttribute('d', chemin);
  for (const [nom, valeur] of Object.entries(TRAIT)) svg.setAttribute(nom, valeur);
  svg.append(trait);
  return svg;
}

const TRAIT = {
  viewBox: '0 0 24 24',
  width: '20',
  height: '20',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};

/** A button that fills the screen: by the browser if it can, else the window (some phones only let videos do so). */
export function pleinEcranDe(dessin: HTMLElement, mots: MotsDeCarte, resize: () => void): HTMLButtonElement {
  const bouton = boutonDeCarte(mots.pleinEcran, SIGNES.pleinEcran, () => void toggle());
  const tell = (plein: boolean) => {
    bouton.setAttribute('aria-pressed', String(plein));
    resize();
  };
  async function toggle(): Promise<void> {
    if (document.fullscreenElement) return document.exitFullscreen();
    try {
      await dessin.requestFullscreen();
    } catch {
      tell(dessin.classList.toggle('bridge-carte-pleine'));
    }
  }
  bouton.setAttribute('aria-pressed', 'false');
  dessin.addEventListener('fullscreenchange', () => tell(document.fullscreenElement !== null));
  dessin.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dessin.classList.contains('bridge-carte-pleine'))
      tell(dessin.classList.toggle('bridge-carte-pleine'));
  });
  return bouton;
}
