import type { DocumentObjet, Terme } from '@bridge/contract';
import { lexique } from '../../clean/lexique.ts';
import { type Champs, lignesOf, principal, termeOf, termesOf } from './valeurs.rules.ts';

/** The labels of classifications by their id: exports give the id alone. */
const ETOILES = lexique<number>({
  '2748': 1,
  '2749': 2,
  '2750': 3,
  '2751': 4,
  '2758': 5,
  '2541': 1,
  '2543': 2,
  '2546': 3,
  '2548': 4,
  '2561': 5,
  '2627': 1,
  '2628': 2,
  '2629': 3,
  '2630': 4,
  '2631': 5,
  '2658': 1,
  '2659': 2,
  '2660': 3,
  '2661': 4,
  '2662': 5,
});

export function classementApidae(bloc: Champs): DocumentObjet['classement'] {
  const terme = termeOf(bloc.classement) ?? termeOf(bloc.classementPrefectoral);
  if (terme === null) return undefined;
  const label = principal(terme.libelle);
  const valeur = ETOILES[terme.code] ?? starsOf(label);
  const texte = label ?? (valeur === undefined ? '' : `${valeur} étoile${valeur > 1 ? 's' : ''}`);
  const plusieurs = Object.keys(terme.libelle).length > 1;
  return {
    schema: terme.schema,
    ...(valeur === undefined ? {} : { valeur }),
    texte,
    ...(plusieurs ? { libelle: terme.libelle } : {}),
  };
}

function starsOf(label: string | undefined): number | undefined {
  const digit = /^([1-5])\s*(?:étoile|\*)/i.exec(label ?? '')?.[1];
  return digit === undefined ? undefined : Number(digit);
}

const LABELS = [
  'labels',
  'labelsChartesQualite',
  'aopAocIgps',
  'chaines',
  'classementsGuides',
  'zoneLabels',
  'zoneClassements',
  'classements',
];

export function labelsApidae(valeur: Champs, bloc: Champs): Terme[] {
  const labels = LABELS.flatMap((key) => termesOf(bloc[key]));
  for (const key of ['chaineEtLabel', 'typeLabel']) {
    const terme = termeOf(bloc[key]);
    if (terme !== null) labels.push(terme);
  }
  if (Array.isArray(valeur.distinctions)) {
    for (const one of valeur.distinctions) {
      const nom: unknown = typeof one === 'object' && one !== null && 'nom' in one ? one.nom : undefined;
      const terme = termeOf(nom, 'DistinctionNom');
      if (terme !== null) labels.push(terme);
    }
  }
  return labels;
}

const LANGUES = lexique<string>({
  '1189': 'de',
  '1192': 'en',
  '1194': 'es',
  '1197': 'fr',
  '1200': 'it',
  '1202': 'nl',
  '1205': 'ru',
  '1206': 'zh',
  '4306': 'pt',
  '4602': 'ja',
  '4603': 'ko',
  '4604': 'pl',
  '4605': 'ar',
  '4873': 'oc',
  '5118': 'da',
  '5421': 'el',
  '5467': 'cs',
  '5468': 'sv',
  '5690': 'co',
  '5989': 'hy',
  '5990': 'bg',
  '5991': 'ca',
  '5993': 'he',
  '5994': 'hu',
  '5995': 'no',
  '5997': 'ro',
  '5998': 'sr',
  '5999': 'th',
  '6000': 'vi',
  '6434': 'sk',
});

/** The languages that are spoken: their codes of two letters where the product knows them, else their names. */
export function languesApidae(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const found = value.map((one) => {
    const terme = termeOf(one, 'Langue');
    return terme === null ? principal(lignesOf(one)) : (LANGUES[terme.code] ?? principal(terme.libelle) ?? terme.code);
  });
  return [...new Set(found.filter((langue) => langue !== undefined))];
}
