import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CodeCibleOuChamp, type Correspondance, SEUIL_DE_CONFIANCE } from '@bridge/contract';
import { structureFromSample } from '../../tourinsoft/structure/structure.sample.ts';
import { suggestCorrespondance } from '../../tourinsoft/suggestion/suggestion.ts';
import { type Locataire, locataireOf } from './locataire.ts';
import type { Commune } from './valeurs.ts';

export interface Mesure {
  readonly champs: number;
  readonly justes: number;
  /** Sent elsewhere: worse than not at all. */
  readonly faux: number;
  /** Left to people, and kept as a loose fact meanwhile. */
  readonly manques: number;
  readonly erreurs: readonly {
    readonly champ: string;
    readonly fait: string;
    readonly cible: string;
    readonly exemple: string;
  }[];
}

/** Where a field goes when nobody knows better: it is kept, and says nothing false. */
const REPLIS: ReadonlySet<CodeCibleOuChamp> = new Set(['critere', 'critere.texte', 'texte', 'ignore']);

/** Communes of France, with a point somewhere in the country. */
export function communesDEssai(): readonly Commune[] {
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  const all = JSON.parse(readFileSync(path, 'utf8')) as {
    code: string;
    nom: string;
    type: string;
    codesPostaux?: string[];
  }[];
  return all.flatMap(({ code, nom, type, codesPostaux = [] }, rang) =>
    type === 'commune-actuelle' &&
    rang % 211 === 0 &&
    codesPostaux[0] !== undefined &&
    /^\d{5}$/.test(code) &&
    code < '96'
      ? [{ code, nom, codePostal: codesPostaux[0], lat: 43 + (rang % 6), lon: -1 + (rang % 7) }]
      : [],
  );
}

interface Options {
  readonly fiches: number;
  readonly inconnus: number;
  readonly fournisseur?: number;
  /** What people confirmed for other tenants. */
  readonly earlier?: readonly Correspondance[];
}

/** The mapping of a tenant as the people who know it would confirm it. */
export function confirmeeOf(graine: number, communes: readonly Commune[], options: Options): Correspondance {
  const { attendus } = locataireOf(graine, communes, options);
  const lignes = [...attendus].map(([champ, { cle, cibles }]) => ({
    champ,
    cible: cibles[0] ?? ('critere' as const),
    ...(cle.endsWith('En') ? { langue: 'en' as const } : {}),
  }));
  return { lignes };
}

/** Suggests the mapping of a made-up tenant and compares it with what is known of it. */
export function mesureOf(graine: number, communes: readonly Commune[], options: Options): Mesure {
  return mesureDe(locataireOf(graine, communes, options), options.earlier);
}

/** The same, of any tenant whose fields are known. */
export function mesureDe({ fiches, attendus }: Locataire, earlier: readonly Correspondance[] = []): Mesure {
  const suggestions = suggestCorrespondance(structureFromSample(fiches), { earlier });
  const parChamp = new Map(suggestions.map((suggestion) => [suggestion.ligne.champ, suggestion]));
  let [justes, faux, manques] = [0, 0, 0];
  const erreurs: { champ: string; fait: string; cible: string; exemple: string }[] = [];
  for (const [champ, fait] of attendus) {
    const { ligne, confiance = 0 } = parChamp.get(champ) ?? {};
    const cible = ligne?.cible ?? 'critere';
    const asked = confiance < SEUIL_DE_CONFIANCE;
    const admis: readonly string[] = fait.cibles;
    if ((admis.includes(cible) && !asked) || (admis.includes('critere') && REPLIS.has(cible))) justes += 1;
    else {
      if (asked || REPLIS.has(cible)) manques += 1;
      else faux += 1;
      const exemple = fiches
        .map((fiche) => fiche[champ])
        .find((valeur) => valeur !== null && valeur !== '' && valeur !== 'NULL');
      erreurs.push({ champ, fait: fait.cle, cible, exemple: JSON.stringify(exemple ?? null).slice(0, 70) });
    }
  }
  return { champs: attendus.size, justes, faux, manques, erreurs };
}
