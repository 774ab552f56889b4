import type { CleDeTri } from '@bridge/contract';
import { COMMUNES } from '../territoire/lieux.ts';

/** The first town of the territory, the default position of visitors. */
export const CENTRE = (() => {
  const [commune] = COMMUNES;
  if (commune === undefined) throw new Error('the territory has no town');
  const { insee, nom, lat, lon } = commune;
  return { insee, nom, point: { lat, lon } };
})();

const PAR_NOM: CleDeTri = { genre: 'champ', champ: 'nom', sens: 'croissant', videsEnDernier: true };

interface TriDeDemonstration {
  readonly code: CodeDeTri;
  readonly nom: string;
  readonly description: string;
  readonly cles: readonly CleDeTri[];
  readonly libelle: Readonly<Record<'fr' | 'en' | 'de', string>>;
}

export type CodeDeTri =
  | 'par-nom'
  | 'adherents-a-tour-de-role'
  | 'les-plus-proches'
  | 'par-prochaine-date'
  | 'au-hasard-chaque-jour';

/** The orders of the territory, which visitors may choose. `adherents`: the profile that scores members. */
export function trisDe(adherents: number): readonly (TriDeDemonstration & { readonly propose: boolean })[] {
  const tris: readonly TriDeDemonstration[] = [
    {
      code: 'par-nom',
      nom: 'Par nom',
      description: 'De A à Z, sans tenir compte des articles\u00a0: «\u00a0L’Auberge\u00a0» se range à A.',
      cles: [PAR_NOM],
      libelle: { fr: 'De A à Z', en: 'From A to Z', de: 'Von A bis Z' },
    },
    {
      code: 'adherents-a-tour-de-role',
      nom: 'Adhérents d’abord, à tour de rôle',
      description:
        'Les adhérents passent devant. À score égal, le premier change chaque jour\u00a0: chacun a son tour en tête.',
      cles: [
        {
          genre: 'nombre',
          mesure: { genre: 'score', profil: { ref: 'scoring', id: adherents } },
          sens: 'decroissant',
          videsEnDernier: true,
        },
        { genre: 'rotation' },
      ],
      libelle: { fr: 'Nos recommandations', en: 'Recommended', de: 'Empfehlungen' },
    },
    {
      code: 'les-plus-proches',
      nom: 'Les plus proches',
      description: `Depuis l’endroit où se trouve le visiteur, ou depuis ${CENTRE.nom} s’il ne le dit pas.`,
      cles: [
        { genre: 'distance', depuis: 'visiteur', point: CENTRE.point, libelle: CENTRE.nom, sens: 'croissant' },
        PAR_NOM,
      ],
      libelle: { fr: 'Les plus proches', en: 'Nearest first', de: 'In der Nähe' },
    },
    {
      code: 'par-prochaine-date',
      nom: 'Par prochaine date',
      description: 'Ce qui a lieu le plus tôt d’abord\u00a0; ce qui est passé ferme la marche.',
      cles: [{ genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: true }, PAR_NOM],
      libelle: { fr: 'Bientôt', en: 'Coming up', de: 'Demnächst' },
    },
    {
      code: 'au-hasard-chaque-jour',
      nom: 'Au hasard, chaque jour',
      description: 'Un nouvel ordre tous les matins, le même pour tous jusqu’au soir.',
      cles: [{ genre: 'aleatoire', graine: 'jour' }],
      libelle: { fr: 'Au hasard', en: 'Surprise me', de: 'Zufällig' },
    },
  ];
  return tris.map((tri) => ({ ...tri, propose: true }));
}
