import type { Estimation, Langue } from '@bridge/contract';
import type { Compte } from './config-traduction.repository.ts';

/** The texts to translate of an objet into a language. */
export interface Lu extends Compte {
  readonly objet: number;
  readonly langue: Langue;
}

interface Ampleur {
  /** The factor from the objets that were read to all of them. */
  readonly part: number;
  /** The most objets of one run. */
  readonly plafond: number | null;
  /** The texts of the product's own records by language, all of which were read. */
  readonly contenus: readonly (Compte & { readonly langue: Langue })[];
}

const RIEN: Compte = { textes: 0, caracteres: 0, deMemoire: 0 };

/** The estimate of a run, from some objets that were read. */
export function bilanDe(
  lus: readonly Lu[],
  cibles: readonly Langue[],
  { part, plafond, contenus }: Ampleur,
): Pick<Estimation, 'objets' | 'langues'> {
  const concernes = new Set(lus.map(({ objet }) => objet)).size * part;
  const objets = Math.min(concernes, plafond ?? concernes);
  const times = concernes === 0 ? 0 : (part * objets) / concernes;
  const langues = cibles.map((langue) => {
    const read = lus.filter((one) => one.langue === langue).reduce(plus, RIEN);
    const own = contenus.find((one) => one.langue === langue) ?? RIEN;
    const whole = (of: keyof Compte) => Math.round(read[of] * times) + own[of];
    return { langue, textes: whole('textes'), caracteres: whole('caracteres'), deMemoire: whole('deMemoire') };
  });
  return { objets: Math.round(objets), langues };
}

const plus = (one: Compte, other: Compte): Compte => ({
  textes: one.textes + other.textes,
  caracteres: one.caracteres + other.caracteres,
  deMemoire: one.deMemoire + other.deMemoire,
});
