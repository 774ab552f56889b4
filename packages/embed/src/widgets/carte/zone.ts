import type { Emprise } from './grille.ts';
import type { MotsDeCarte } from './mots.ts';

/** « Chercher dans cette zone »: filters the list by what the map shows, if one of its filters takes an area. */
export interface Zone {
  /** The button, shown once the visitor has moved the map. */
  readonly bouton: HTMLButtonElement;
  /** The area that filters the list; null for none. */
  asked(): Emprise | null;
  /** Notes the area that the map shows after framing itself, which nobody asked for. */
  hold(vu: Emprise): void;
  offer(vu: Emprise): void;
}

/** Decimals of an area, about a hundred metres. */
const DECIMALES = 3;

export function zoneDe(racine: HTMLElement, mots: MotsDeCarte, vue: () => Emprise): Zone {
  const bouton = document.createElement('button');
  bouton.type = 'button';
  bouton.className = 'bridge-carte-zone';
  bouton.textContent = mots.dansCetteZone;
  bouton.hidden = true;
  const champ = () => racine.querySelector<HTMLInputElement>('input[data-bridge-emprise]');
  let repere = '';
  bouton.addEventListener('click', () => {
    const ecrit = champ();
    if (!ecrit) return;
    bouton.hidden = true;
    repere = ecritureDe(vue());
    // The area replaces the boxes that were ticked.
    const boxes = ecrit.form?.querySelectorAll<HTMLInputElement>(`input[name="${ecrit.dataset.bridgeEmprise}"]`) ?? [];
    for (const one of boxes) if (one.type !== 'hidden') one.checked = false;
    ecrit.value = repere;
    ecrit.checked = true;
    ecrit.form?.requestSubmit();
  });
  return {
    bouton,
    asked: () => empriseEcrite(champ()?.value ?? ''),
    hold(vu) {
      repere = ecritureDe(vu);
      bouton.hidden = true;
    },
    offer(vu) {
      bouton.hidden = repere === '' || champ() === null || ecritureDe(vu) === repere;
    },
  };
}

const ecritureDe = ({ ouest, sud, est, nord }: Emprise): string =>
  [Math.max(ouest, -180), Math.max(sud, -90), Math.min(est, 180), Math.min(nord, 90)]
    .map((degres) => Number(degres.toFixed(DECIMALES)))
    .join(',');

function empriseEcrite(ecrit: string): Emprise | null {
  const degres = ecrit.split(',').map(Number);
  const [ouest, sud, est, nord] = degres;
  if (ouest === undefined || sud === undefined || est === undefined || nord === undefined) return null;
  return degres.every(Number.isFinite) ? { ouest, sud, est, nord } : null;
}
