import { FAITS, type Fait } from '../faits.ts';
import { enBoucle, type Hasard } from '../hasard.ts';
import type { Commune } from '../lieux.ts';
import type { TexteOffre } from '../offre.ts';
import { PHRASES_COMMUNES } from '../textes/communes.textes.ts';
import { PHRASES_FAITS } from '../textes/faits.textes.ts';
import type { FicheTexte } from '../textes/fiche.ts';
import { joinTextes } from './base.ts';

/** A car park is not said of a house as of a waterfall. */
type Contexte = '' | '@site' | '@evenement';

/** A description: what it is, its surroundings, what it offers. */
export function describeOffre(
  ouverture: TexteOffre,
  commune: Commune,
  faits: readonly Fait[],
  hasard: Hasard,
  contexte: Contexte = '',
): TexteOffre {
  const lieu = hasard.pick(phrases(PHRASES_COMMUNES, commune.code));
  const atouts = hasard
    .draw(
      faits.filter((fait) => PHRASES_FAITS.has(`${fait}${contexte}`)),
      2,
    )
    .map((fait) => hasard.pick(phrases(PHRASES_FAITS, `${fait}${contexte}`)));
  const corps = hasard.chance(0.5) ? [ouverture, lieu, ...atouts] : [ouverture, ...atouts, lieu];
  // Some write in paragraphs, most do not.
  return hasard.chance(0.3)
    ? joinTextes([joinTextes(corps.slice(0, 2)), joinTextes(corps.slice(2))], '\n\n')
    : joinTextes(corps);
}

function phrases(groupes: ReadonlyMap<string, readonly FicheTexte[]>, titre: string): readonly FicheTexte[] {
  const groupe = groupes.get(titre);
  if (!groupe) throw new Error(`no text about ${titre}`);
  return groupe;
}

/** The opening sentence of a kind, in turn, so that neighbours differ. */
export const ouverture = (groupes: ReadonlyMap<string, readonly FicheTexte[]>, titre: string, rang: number) =>
  enBoucle(phrases(groupes, titre), rang);

const ET = { fr: 'et', en: 'and', de: 'und' } as const;

/** « avec piscine et parking », in each language; nothing without facts. */
export function avec(faits: readonly Fait[]): { fr: string; en: string; de: string } {
  const enumerate = (langue: 'fr' | 'en' | 'de', mot: string) => {
    const mots = faits.map((fait) => (langue === 'de' ? FAITS[fait].de : minuscule(FAITS[fait][langue])));
    return mots.length === 0 ? '' : `, ${mot} ${mots.join(` ${ET[langue]} `)}`;
  };
  return { fr: enumerate('fr', 'avec'), en: enumerate('en', 'with'), de: enumerate('de', 'mit') };
}

const minuscule = (mot: string) => `${mot.charAt(0).toLowerCase()}${mot.slice(1)}`;
