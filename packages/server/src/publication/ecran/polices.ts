import type { BrouillonDeGabaritDiaporama } from '@bridge/contract';
import type { Cadre } from '../../composition/cadre.ts';
import { keyOf } from '../../composition/cles.ts';
import { mediaFor } from '../../composition/media.ts';
import type { PoliceEmbarquee } from '../../rendering/ecran/contenu.ts';
import { GRAISSES, type Police } from '../../rendering/polices.ts';

export interface PolicesLues {
  readonly polices: readonly PoliceEmbarquee[];
  /** Why a typeface that the gabarit asks for is missing. */
  readonly sansPolice: readonly string[];
  readonly clesDePolices: readonly string[];
}

const AUCUNE: PolicesLues = { polices: [], sansPolice: [], clesDePolices: [] };
const LIVREES: Readonly<Partial<Record<BrouillonDeGabaritDiaporama['police'], Police>>> = {
  'source-sans': 'Source Sans 3',
  'source-serif': 'Source Serif 4',
};
const MANQUE =
  'La police du gabarit n’est plus dans la médiathèque, ou ses droits ne permettent pas les écrans\u00a0: celle de l’écran la remplace.';

/** The typefaces that a gabarit brings, when their rights allow it. */
export async function policesDe(
  cadre: Pick<Cadre, 'configuration' | 'at'>,
  { police, policeTexte, policeTitre }: BrouillonDeGabaritDiaporama,
): Promise<PolicesLues> {
  const livree = LIVREES[police];
  if (livree !== undefined) {
    const faces = GRAISSES.map((graisse) => ({
      pour: 'textes' as const,
      famille: livree,
      graisse: String(graisse),
      source: { genre: 'police', famille: livree, graisse } as const,
    }));
    return { ...AUCUNE, polices: faces };
  }
  if (police !== 'mediatheque') return AUCUNE;
  const asked = [
    { pour: 'textes', id: policeTexte },
    { pour: 'titres', id: policeTitre },
  ] as const;
  const polices: PoliceEmbarquee[] = [];
  const cles: string[] = [];
  let isMissing = policeTexte === null;
  for (const { pour, id } of asked) {
    if (id === null) continue;
    cles.push(keyOf('media', id));
    const media = await mediaFor('ecran', cadre, id);
    if (typeof media === 'string' || media.genre !== 'police') {
      isMissing = true;
      continue;
    }
    const { fichier, typeMime: type } = media;
    // The file may hold all weights: styles ask for any of them.
    const source = { genre: 'fichier', fichier: fichier.id, vue: 'original', type } as const;
    polices.push({ pour, famille: `Police ${fichier.id}`, graisse: '100 900', source });
  }
  return { polices, sansPolice: isMissing ? [MANQUE] : [], clesDePolices: cles };
}
