import type { Couche } from './donnees.ts';
import type { MotsDeCarte } from './mots.ts';

/** The legend: which layers are shown, chosen by the visitor. */
export function legendeDe(
  couches: readonly Couche[],
  mots: MotsDeCarte,
  basculer: (rang: number, visible: boolean) => void,
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
    boite.addEventListener('change', () => basculer(rang, boite.checked));
    const pastille = document.createElement('span');
    pastille.className = 'bridge-legende-couleur';
    pastille.style.setProperty('--bridge-epingle', couche.couleur);
    choix.append(boite, pastille, couche.nom);
    legende.append(choix);
  }
  return legende;
}

export function boutonDeCarte(texte: string, signe: string, faire: () => void): HTMLButtonElement {
  const bouton = document.createElement('button');
  bouton.type = 'button';
  bouton.className = 'bridge-carte-bouton';
  bouton.setAttribute('aria-label', texte);
  bouton.title = texte;
  bouton.textContent = signe;
  bouton.addEventListener('click', faire);
  return bouton;
}

/** Fills the screen: by the browser where it can, else the window (phones that only let videos do so). */
export function pleinEcranDe(dessin: HTMLElement, mots: MotsDeCarte, redimensionner: () => void): HTMLButtonElement {
  const bouton = boutonDeCarte(mots.pleinEcran, '⛶', () => void basculer());
  const dire = (plein: boolean) => {
    bouton.setAttribute('aria-pressed', String(plein));
    redimensionner();
  };
  async function basculer(): Promise<void> {
    if (document.fullscreenElement) return document.exitFullscreen();
    try {
      await dessin.requestFullscreen();
    } catch {
      dire(dessin.classList.toggle('bridge-carte-pleine'));
    }
  }
  bouton.setAttribute('aria-pressed', 'false');
  dessin.addEventListener('fullscreenchange', () => dire(document.fullscreenElement !== null));
  dessin.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dessin.classList.contains('bridge-carte-pleine'))
      dire(dessin.classList.toggle('bridge-carte-pleine'));
  });
  return bouton;
}
