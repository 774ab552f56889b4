import { agree, type Compteurs, countOf, formatNumber, type Importation } from '@bridge/contract';
import { isPartial } from './importation.rules.ts';

export const OBJET = { one: 'Objet', many: 'Objets' } as const;
export const FICHE = { one: 'Fiche', many: 'Fiches', feminine: true } as const;

export interface Phrase {
  /** What the import did, in one sentence. */
  readonly titre: string;
  /** What the import means for the catalogue. */
  readonly suite: string;
}

type Verbs = readonly [created: Verb, changed: Verb, removed: Verb, back: Verb];
/** A verb in the singular and in the plural: « créé » and « créés », or « à créer » twice. */
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

/** The changes in words: « 3 objets créés, 12 modifiés, aucun retiré ». */
export function changesText(compteurs: Compteurs, verbs: Verbs = DONE): string {
  const { crees, modifies, retires, restaures, inchanges } = compteurs;
  if (crees + modifies + retires + restaures === 0) {
    const same = inchanges > 0 ? `\u00a0: ${countOf(OBJET, inchanges)} ${agree(OBJET, 'identique', inchanges)}` : '';
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

/** The changes given up: « Il aurait créé 3 objets, modifié 12 et retiré 1. »; empty without any. */
function wouldText({ crees, modifies, retires, restaures }: Compteurs): string {
  const parts = (
    [
      [crees, 'créé'],
      [modifies, 'modifié'],
      [retires, 'retiré'],
      [restaures, 'rétabli'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, verb], rank) => `${verb} ${rank === 0 ? countOf(OBJET, count) : formatNumber(count)}`);
  if (parts.length === 0) return '';
  const last = parts.slice(-1).join('');
  return `Il aurait ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ` : ''}${last}.`;
}

/** What a stopped import left in the catalogue. */
function leftText(item: Importation): string {
  if (isPartial(item))
    return 'Arrêté pendant la mise à jour\u00a0: une partie de ses changements est dans le catalogue.';
  return ['Rien n’a été appliqué au catalogue.', wouldText(item.compteurs)].filter(Boolean).join(' ');
}

/** The sentences about an import, whatever its state. */
export function phraseOf(item: Importation): Phrase {
  const { etat, aBlanc, compteurs, annuleePar } = item;
  switch (etat) {
    case 'collecte':
      return {
        titre: `Lecture de la source\u00a0: ${countOf(FICHE, compteurs.recus)} ${agree(FICHE, 'reçu', compteurs.recus)}`,
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
        : { titre: changesText(compteurs), suite: besideText(compteurs) };
    case 'incomplet':
      return { titre: 'La source n’a pas tout donné', suite: leftText(item) };
    case 'echouee':
      return { titre: 'L’import a échoué', suite: leftText(item) };
    case 'abandonnee':
      return { titre: 'Import abandonné', suite: leftText(item) };
    case 'annulee':
      return {
        titre: `Import annulé${annuleePar ? ` par ${annuleePar}` : ''}`,
        suite: 'Les objets ont retrouvé l’état qu’ils avaient avant lui.',
      };
  }
}

/** The records that made no objet: those that complete other objets, and those that were refused. */
function besideText({ rattaches, rejetes }: Compteurs): string {
  return [
    rattaches > 0 &&
      `${countOf(FICHE, rattaches)} ${agree(FICHE, 'rattaché', rattaches)} à des objets d’autres systèmes, que cela complète.`,
    rejetes > 0 && `${countOf(FICHE, rejetes)} ${agree(FICHE, 'rejeté', rejetes)}\u00a0: voyez pourquoi plus bas.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What applying a suspicious import would do. */
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

/** What undoing an import does, exactly. */
export function rollbackText({ crees, modifies, retires, restaures }: Compteurs): string {
  const parts = [
    parImport(crees, 'créé', ['sera retiré', 'seront retirés']),
    parImport(modifies, 'modifié', ['retrouvera sa version d’avant', 'retrouveront leur version d’avant']),
    parImport(retires, 'retiré', ['reviendra', 'reviendront']),
    parImport(restaures, 'rétabli', ['sera de nouveau retiré', 'seront de nouveau retirés']),
  ].filter(Boolean);
  const what = parts.length > 0 ? parts.join(' ') : 'Aucun objet ne change.';
  return `${what} Ce que vous avez corrigé à la main n’est pas touché. Le flux est mis en pause\u00a0: il ne sera plus lu de lui-même tant que vous ne l’aurez pas réactivé.`;
}

/** A line of that sentence: « 2 objets modifiés par cet import retrouveront leur version d’avant. » */
function parImport(count: number, done: string, [one, many]: readonly [string, string]): string {
  return count === 0
    ? ''
    : `${countOf(OBJET, count)} ${agree(OBJET, done, count)} par cet import ${count > 1 ? many : one}.`;
}
