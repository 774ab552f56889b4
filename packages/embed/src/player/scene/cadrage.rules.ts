export interface Taille {
  readonly largeur: number;
  readonly hauteur: number;
}

/** The CSS transform that puts a drawing in the middle of a screen, turned by quarters, as large as it fits. */
export function cadrage(dessin: Taille, ecran: Taille, rotation: number): string {
  const isTurned = rotation === 90 || rotation === 270;
  const vue = isTurned ? { largeur: ecran.hauteur, hauteur: ecran.largeur } : ecran;
  const echelle = Math.min(vue.largeur / dessin.largeur, vue.hauteur / dessin.hauteur);
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  // Transforms apply from the right: scaled and turned around the middle, then moved to the middle of the screen.
  return [
    `translate(${round(ecran.largeur / 2)}px,${round(ecran.hauteur / 2)}px)`,
    ...(rotation === 0 ? [] : [`rotate(${rotation}deg)`]),
    `scale(${round(echelle)})`,
    `translate(${-dessin.largeur / 2}px,${-dessin.hauteur / 2}px)`,
  ].join(' ');
}

/** The frames of a transition, which the graphics card draws alone; null for a change at once. */
export function mouvement(
  transition: 'fondu' | 'glissement' | 'zoom' | 'aucune',
  isReduced: boolean,
): { readonly entre: Keyframe[]; readonly sort: Keyframe[] | null; readonly duree: number } | null {
  if (isReduced || transition === 'aucune') return null;
  const appear = { opacity: [0, 1] };
  switch (transition) {
    case 'fondu':
      return { entre: frames(appear), sort: null, duree: 800 };
    case 'zoom':
      return { entre: frames({ ...appear, transform: ['scale(1.06)', 'scale(1)'] }), sort: null, duree: 900 };
    case 'glissement':
      return {
        entre: frames({ transform: ['translateX(100%)', 'translateX(0)'] }),
        sort: frames({ transform: ['translateX(0)', 'translateX(-100%)'] }),
        duree: 800,
      };
  }
}

function frames(values: Readonly<Record<string, readonly (string | number)[]>>): Keyframe[] {
  return [0, 1].map((step) =>
    Object.fromEntries(Object.entries(values).map(([name, steps]) => [name, steps[step] ?? null])),
  );
}
