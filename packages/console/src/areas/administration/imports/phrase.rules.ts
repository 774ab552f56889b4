import { type Compteurs, countOf, formatNumber, type Importation } from '@bridge/contract';

export const OBJET = { one: 'Objet', many: 'Objets' } as const;
export const FICHE = { one: 'Fiche', many: 'Fiches', feminine: true } as const;

export interface Phrase {
  /** What happened, in one sentence. */
  readonly titre: string;
  /** What it means for the catalogue. */
  readonly suite: string;
}

type Verbs = readonly [created: Verb, changed: Verb, removed: Verb, back: Verb];
/** « créé » and « créés », or « à créer » for both. */
type Verb = readonly [one: string, many: string];

const DONE: Verbs = [
  ['créé', 'créés'],
  ['modifié', 'modifiés'],
  ['retiré', 'retirés'],
  ['revenu', 'revenus'],
];
const TO_DO: Verbs = [
  ['à créer', 'à créer'],
  ['à modifier', 'à modifier'],
  ['à retirer', 'à retirer'],
  ['à rétablir', 'à rétablir'],
];

/** « 3 objets créés, 12 modifiés, aucun retiré ». */
export function changesText(compteurs: Compteurs, verbs: Verbs = DONE): string {
  const { crees, modifies, retires, restaures, inchanges } = compteurs;
  if (crees + modifies + retires + restaures === 0) {
    const same = inchanges > 0 ? `\u00a0: ${countOf(OBJET, inchanges)} ${plural(inchanges, 'identique')}` : '';
    return `Aucun changement${same}`;
  }
  const [created, changed, removed, back] = verbs;
  const first = crees === 0 ? `Aucun objet ${created[0]}` : `${countOf(OBJET, crees)} ${agreed(created, crees)}`;
  const others = [amount(modifies, changed), amount(retires, removed), restaures > 0 && amount(restaures, back)];
  return [first, ...others].filter(Boolean).join(', ');
}

function amount(count: number, verb: Verb): string {
  return count === 0 ? `aucun ${verb[0]}` : `${formatNumber(count)} ${agreed(verb, count)}`;
}

const agreed = ([one, many]: Verb, count: number) => (count > 1 ? many : one);
const plural = (count: number, word: string) => (count > 1 ? `${word}s` : word);

/** What an import did, does or would do, whatever its state. */
export function phraseOf({ etat, aBlanc, compteurs, motif, annuleePar }: Importation): Phrase {
  switch (etat) {
    case 'collecte':
      return {
        titre: `Lecture de la source\u00a0: ${countOf(FICHE, compteurs.recus)} ${plural(compteurs.recus, 'reçue')}`,
        suite: 'Le catalogue n’est pas encore touché.',
      };
    case 'application':
      return { titre: 'Mise à jour du catalogue en cours', suite: changesText(compteurs, TO_DO) };
    case 'suspect':
      return {
        titre: changesText(compteurs, TO_DO),
        suite: 'Rien n’a été appliqué\u00a0: cet import attend votre accord.',
      };
    case 'terminee':
      return aBlanc
        ? { titre: changesText(compteurs, TO_DO), suite: 'Essai à blanc\u00a0: rien n’a été appliqué au catalogue.' }
        : { titre: changesText(compteurs), suite: rejectsText(compteurs) };
    case 'incomplet':
      return {
        titre: changesText(compteurs, TO_DO),
        suite: motif === '' ? 'La source n’a pas tout donné\u00a0: ce qui manque n’a pas été retiré.' : '',
      };
    case 'echouee':
      return { titre: 'L’import a échoué', suite: '' };
    case 'abandonnee':
      return { titre: 'Import abandonné', suite: '' };
    case 'annulee':
      return {
        titre: `Import annulé${annuleePar ? ` par ${annuleePar}` : ''}`,
        suite: 'Les objets ont retrouvé l’état qu’ils avaient avant lui.',
      };
  }
}

function rejectsText({ rejetes }: Compteurs): string {
  if (rejetes === 0) return '';
  return `${countOf(FICHE, rejetes)} ${plural(rejetes, 'rejetée')}\u00a0: voyez pourquoi plus bas.`;
}

/** What is at stake in applying a run that looks wrong. */
export function confirmText({ compteurs, flux }: Pick<Importation, 'compteurs' | 'flux'>): string {
  const { retires, crees, modifies } = compteurs;
  const removed =
    retires === 0
      ? 'Aucun objet ne sera retiré.'
      : `${countOf(OBJET, retires)} du flux «\u00a0${flux.nom}\u00a0» ${retires > 1 ? 'seront retirés' : 'sera retiré'} du catalogue.`;
  const others = [
    crees > 0 && `${countOf(OBJET, crees)} à créer`,
    modifies > 0 && `${countOf(OBJET, modifies)} à modifier`,
  ].filter(Boolean);
  return [
    removed,
    others.length > 0 && `S’y ajoutent ${others.join(' et ')}.`,
    'Vous pourrez annuler cet import ensuite.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Exactly what giving the former state back does. */
export function rollbackText({ crees, modifies, retires, restaures }: Compteurs): string {
  const parts = [
    crees > 0 && `${amount(crees, ['créé sera retiré', 'créés seront retirés'])}`,
    modifies > 0 &&
      `${amount(modifies, ['modifié retrouvera sa version d’avant', 'modifiés retrouveront leur version d’avant'])}`,
    retires > 0 && `${amount(retires, ['retiré reviendra', 'retirés reviendront'])}`,
    restaures > 0 && `${amount(restaures, ['revenu sera de nouveau retiré', 'revenus seront de nouveau retirés'])}`,
  ].filter(Boolean);
  const what = parts.length > 0 ? `Des objets de cet import\u00a0: ${parts.join(', ')}.` : 'Aucun objet ne change.';
  return `${what} Ce que vous avez corrigé à la main n’est pas touché. Le flux est mis en pause\u00a0: il ne sera plus lu de lui-même tant que vous ne l’aurez pas réactivé.`;
}
