/** The objet pointed at in the list or on the map, which the other one shows too; null for none. */
export interface Survol {
  readonly objet: string | null;
  readonly de: 'liste' | 'carte';
}

export function announceSurvol(racine: HTMLElement, survol: Survol): void {
  racine.dispatchEvent(new CustomEvent<Survol>('bridge:survol', { detail: survol }));
}

export function listenToSurvol(racine: HTMLElement, de: Survol['de'], show: (objet: string | null) => void): void {
  racine.addEventListener('bridge:survol', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const survol: Survol = event.detail;
    if (survol.de === de) show(survol.objet);
  });
}

/** Makes cards tell which one is pointed at, by mouse or keyboard, and show the one of the map. */
export function bindSurvol(racine: HTMLElement): void {
  let actuel: string | null = null;
  const look = ({ target }: Event) => {
    const vignette = target instanceof Element ? target.closest<HTMLElement>('li[data-bridge-objet]') : null;
    const objet = vignette?.dataset.bridgeObjet ?? null;
    if (objet === actuel) return;
    actuel = objet;
    announceSurvol(racine, { objet, de: 'liste' });
  };
  racine.addEventListener('pointerover', look);
  racine.addEventListener('focusin', look);
  racine.addEventListener('pointerleave', () => {
    if (actuel !== null) announceSurvol(racine, { objet: null, de: 'liste' });
    actuel = null;
  });
  listenToSurvol(racine, 'carte', (objet) => {
    for (const vignette of racine.querySelectorAll<HTMLElement>('li[data-bridge-objet]')) {
      vignette.classList.toggle('bridge-survol', objet !== null && vignette.dataset.bridgeObjet === objet);
    }
  });
}
