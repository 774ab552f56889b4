import { type EndpointAnswer, type etatDeLaMediatheque, formatNumber } from '@bridge/contract';

export type EtatMediatheque = EndpointAnswer<typeof etatDeLaMediatheque>;

/** A reason to look at médias, and the médias that it points out. */
interface Regard {
  readonly id: string;
  readonly label: string;
  readonly phrase: string;
  readonly colour: string;
  readonly mot: (count: number) => string;
  /** The ids in groups: médias of the same file form one. */
  readonly groupes: (etat: EtatMediatheque) => readonly (readonly number[])[];
}

const counted = (one: string, many: string) => (count: number) =>
  `${formatNumber(count)}\u00a0${count > 1 ? many : one}`;
const alone = (ids: readonly number[]) => (ids.length > 0 ? [ids] : []);

export const REGARDS = [
  {
    id: 'a-completer',
    label: 'À compléter',
    phrase: 'Rien ne paraît avec eux avant qu’ils aient un texte alternatif et un crédit.',
    colour: 'yellow',
    mot: counted('à compléter', 'à compléter'),
    groupes: ({ aCompleter }) => alone(aCompleter),
  },
  {
    id: 'expires',
    label: 'Droits passés',
    phrase: 'Ils ne sont plus montrés au public\u00a0: renouvelez leurs droits, ou remplacez-les.',
    colour: 'red',
    mot: counted('hors droits', 'hors droits'),
    groupes: ({ expires }) => alone(expires),
  },
  {
    id: 'bientot',
    label: 'Droits bientôt passés',
    phrase: 'Leurs droits finissent dans les 60 jours.',
    colour: 'orange',
    mot: counted('bientôt hors droits', 'bientôt hors droits'),
    groupes: ({ bientot }) => alone(bientot),
  },
  {
    id: 'doublons',
    label: 'En double',
    phrase: 'Le même fichier, plusieurs fois\u00a0: gardez celui qui sert, mettez les autres à la corbeille.',
    colour: 'gray',
    mot: counted('fichier en double', 'fichiers en double'),
    groupes: ({ doublons }) => doublons,
  },
  {
    id: 'inutilises',
    label: 'Inutilisés',
    phrase: 'Rien ne s’en sert encore\u00a0: ni site, ni édition, ni écran.',
    colour: 'gray',
    mot: counted('inutilisé', 'inutilisés'),
    groupes: ({ inutilises }) => alone(inutilises),
  },
] as const satisfies readonly Regard[];

export type RegardId = (typeof REGARDS)[number]['id'];

export function isRegard(text: string): text is RegardId {
  return REGARDS.some(({ id }) => id === text);
}

/** The count of a reason: duplicates are counted by file, the others by media. */
export function compteDe({ id, groupes }: Pick<Regard, 'id' | 'groupes'>, etat: EtatMediatheque): number {
  const found = groupes(etat);
  return id === 'doublons' ? found.length : found.flat().length;
}
