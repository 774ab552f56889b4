import type { Emprise } from './grille.ts';
import type { MotsDeCarte } from './mots.ts';

/** « Chercher dans cette zone »: what a map shows becomes what its list is asked, where one of its filters takes it. */
export interface Zone {
  /** Seen once somebody moved the map away from where it was framed. */
  readonly bouton: HTMLButtonElement;
  /** The area that the list is asked for; null: none. */
  asked(): Emprise | null;
  /** Notes what the map shows after it framed itself: nobody asked for that area. */
  hold(vu: Emprise): void;
  offer(vu: Emprise): void;
}

/** About a hundred metres. */
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
    // The area stands for the boxes that were ticked.
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
