import { LANGUES, type Langue } from '@bridge/contract';
import { FAMILLES, type Famille } from './familles.ts';
import { lexique } from './lexique.ts';

/** The shortest known part, in letters, that a longer word may begin with: « com » is no beginning of « complet ». */
const SHORTEST_STEM = 4;

const parMot = new Map<string, Famille[]>();
for (const [famille, mots] of Object.entries(FAMILLES)) {
  for (const mot of mots.split(' ')) parMot.set(mot, [...(parMot.get(mot) ?? []), famille as Famille]); // keys of the table
}
const CONNUS = [...parMot.keys()];
const LONGEST = Math.max(...CONNUS.map((mot) => mot.length));

const LANGUE_DU_MOT = lexique<Langue>({
  ...Object.fromEntries(LANGUES.filter((langue) => langue !== 'fr').map((langue) => [langue, langue])),
  gb: 'en',
  uk: 'en',
  eng: 'en',
  ang: 'en',
  anglais: 'en',
  anglaise: 'en',
  english: 'en',
  all: 'de',
  ger: 'de',
  allemand: 'de',
  allemande: 'de',
  deutsch: 'de',
  esp: 'es',
  espagnol: 'es',
  ita: 'it',
  italien: 'it',
  neerlandais: 'nl',
});

/** What the name of a field is made of. */
export interface NomLu {
  readonly parties: readonly string[];
  readonly familles: ReadonlySet<Famille>;
  /** A number in it: « Photo2 » goes with « Credit2 ». */
  readonly rang: string;
  /** The language that the last part of the name says: « DESCRIPTIF_EN ». */
  readonly langue?: Langue;
}

const plat = (texte: string): string =>
  texte
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/œ/gi, 'oe');

/** « AdresseComplement2 », « adresse_complement_2 » and « ADRESSECOMPLEMENT2 » are made of the same parts. */
export function readNom(champ: string): NomLu {
  const dernier = plat(champ.split('.').at(-1) ?? champ).replaceAll('©', ' copyright ');
  const morceaux = dernier
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const parties = morceaux.flatMap((morceau, rang) =>
    /^\d+$/.test(morceau) || (rang > 0 && Object.hasOwn(LANGUE_DU_MOT, morceau)) ? [morceau] : cut(morceau),
  );
  const langue =
    parties.length > 1 ? LANGUE_DU_MOT[parties.filter((partie) => !/^\d+$/.test(partie)).at(-1) ?? ''] : undefined;
  return {
    parties,
    // Neighbouring parts are also looked up together: « Coord X » is the known word « coordx ».
    familles: new Set([
      ...parties.flatMap(famillesDe),
      ...parties.flatMap((_, rang) =>
        [2, 3].flatMap((count) => parMot.get(parties.slice(rang, rang + count).join('')) ?? []),
      ),
    ]),
    rang: parties.filter((partie) => /^\d{1,2}$/.test(partie)).join('.'),
    ...(langue === undefined ? {} : { langue }),
  };
}

/** The families of a part, as it is, in the singular, or as the beginning of a longer word. */
export function famillesDe(partie: string): readonly Famille[] {
  const direct = parMot.get(partie) ?? parMot.get(partie.replace(/e?s+$/, '')) ?? parMot.get(partie.replace(/s+$/, ''));
  if (direct !== undefined) return direct;
  // A known word stands for a longer one only if it is most of it: « reservation » for « reservations », but « guide » not for « guideesurdemande ».
  const shortest = Math.max(SHORTEST_STEM, Math.ceil(partie.length * 0.6));
  for (let length = partie.length - 1; length >= shortest; length -= 1) {
    const stem = parMot.get(partie.slice(0, length));
    if (stem !== undefined) return stem;
  }
  return [];
}

interface Coupe {
  readonly cout: number;
  readonly parties: readonly string[];
}

/** Cuts what is written in one piece by the parts that are known: « nomdelamanifestation ». Letters that no part explains cost. */
function cut(morceau: string): readonly string[] {
  if (parMot.has(morceau) || parMot.has(morceau.replace(/s+$/, ''))) return [morceau];
  const best: (Coupe | undefined)[] = [{ cout: 0, parties: [] }];
  for (let end = 1; end <= morceau.length; end += 1) {
    let chosen: Coupe | undefined;
    for (let start = Math.max(0, end - LONGEST - 2); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const mot = morceau.slice(start, end);
      const cout = before.cout + costOf(mot, isKnown(mot), start === 0 || end === morceau.length);
      if (chosen === undefined || cout < chosen.cout) chosen = { cout, parties: [...before.parties, mot] };
    }
    best[end] = chosen;
  }
  const parties = best[morceau.length]?.parties ?? [morceau];
  const unknown = parties.filter((mot) => !isKnown(mot));
  const [tete = '', suite = '', ...autres] = parties;
  // A known first part followed by one unknown part is cut there: « PRIXADULTE » is « PRIX » and « ADULTE ».
  if (isKnown(tete) && tete.length >= SHORTEST_STEM && suite.length >= SHORTEST_STEM && autres.length === 0)
    return parties;
  const letters = unknown.reduce((sum, mot) => sum + mot.length, 0);
  // A cut that leaves few letters or too many unknown is wrong: « visite » does not hold the word « site ».
  const apart =
    unknown.some((mot) => mot.length < SHORTEST_STEM) ||
    letters > morceau.length * MOST_UNKNOWN ||
    // A cut into short parts only is wrong too: « HOT » is not « H » and « OT ».
    parties.every((mot) => mot.length < 3);
  return apart ? [morceau] : parties;
}

const MOST_UNKNOWN = 0.5;

/** A short part in the middle of letters is more often chance than meaning, unless it is a small word of the language. */
function costOf(mot: string, known: boolean, atEdge: boolean): number {
  if (!known) return 5 + mot.length;
  if (mot.length > 3) return 0.6;
  if (mot.length === 3) return 1;
  return atEdge || (parMot.get(mot) ?? []).includes('vide') ? 1.8 : 5 + mot.length;
}

const isKnown = (mot: string): boolean => parMot.has(mot) || (mot.length > 3 && parMot.has(mot.replace(/s+$/, '')));
