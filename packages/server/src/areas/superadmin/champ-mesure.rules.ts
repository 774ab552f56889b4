import type { Champ, DocumentObjet, SourceObjet, Systeme, TypeBridge } from '@bridge/contract';
import { valuesOf } from './champ-valeurs.rules.ts';

export type ChampMesure = Pick<Champ, 'id' | 'code' | 'systeme' | 'confidentialite'>;

interface ObjetMesure {
  readonly systeme: Systeme;
  readonly typeBridge: TypeBridge;
  readonly document: DocumentObjet;
  readonly source: SourceObjet;
}

export interface Mesure {
  readonly champ: number;
  readonly systeme: Systeme;
  readonly typeBridge: TypeBridge;
  remplis: number;
  total: number;
  readonly exemples: string[];
}

/** Data of persons, as the dictionary says. */
export const PERSONNEL = 'personnel';

const MOST_EXAMPLES = 3;
const LONGEST_EXAMPLE = 120;

/** Measures how often each field is filled, by source and type. Objets come one by one: only sums are kept. */
export function createMesures(champs: readonly ChampMesure[]) {
  const mesures = new Map<string, Mesure>();
  return {
    add({ systeme, typeBridge, document, source }: ObjetMesure): void {
      for (const champ of champs) {
        const key = `${champ.id} ${systeme} ${typeBridge}`;
        const mesure = mesures.get(key) ?? { champ: champ.id, systeme, typeBridge, remplis: 0, total: 0, exemples: [] };
        mesures.set(key, mesure);
        mesure.total += 1;
        const values = valuesOf(champ.code, champ.systeme, document, source);
        if (values.length === 0) continue;
        mesure.remplis += 1;
        // Personal data is not kept as an example.
        if (champ.confidentialite !== PERSONNEL) keepExample(mesure.exemples, values);
      }
    },
    all: (): readonly Mesure[] => [...mesures.values()],
  };
}

function keepExample(exemples: string[], values: readonly string[]): void {
  for (const value of values) {
    const example = value.slice(0, LONGEST_EXAMPLE);
    if (exemples.length < MOST_EXAMPLES && !exemples.includes(example)) exemples.push(example);
  }
}
