import type { Canal, EntreeDeLegende, Legende, LigneDeBloc, MediaRecord } from '@bridge/contract';
import type { ModaliteConnue, MotConnu, Noms } from '../catalogue/bloc/objet-rendu.ts';

/** What legends draw, by what it stands for: it goes before the drawings of the vocabulary and of the lines of blocs. */
export interface Dessins {
  /** By the key of a word. */
  readonly mots: ReadonlyMap<string, string>;
  readonly criteres: ReadonlyMap<number, string>;
  /** By the code of a field. */
  readonly champs: ReadonlyMap<string, string>;
  /** What the objets of a sélection bear, by its number. */
  readonly selections: ReadonlyMap<number, { readonly picto: string; readonly libelle: EntreeDeLegende['libelle'] }>;
}

/** A drawing as pages name it: one of the product by its name, one of the médiathèque as the channel calls it. */
export type NommerDessin = (media: MediaRecord) => string;

/** Whether a legend is meant for a channel. */
export const isMeantFor = ({ canaux }: Pick<Legende, 'canaux'>, canal: Canal): boolean =>
  canaux.length === 0 || canaux.includes(canal);

/** The name that pages give to the drawing of an entry; null where it may not be shown. */
export function nomDuDessin(
  { picto }: Pick<EntreeDeLegende, 'picto'>,
  medias: ReadonlyMap<number, MediaRecord>,
  nommer: NommerDessin,
): string | null {
  if (picto.genre === 'produit') return picto.nom;
  const media = medias.get(picto.media.id);
  return media === undefined ? null : nommer(media);
}

/** The words of documents, by « modalite schema␟code », drawn as legends say. */
export function motsDessines(mots: Noms['mots'], { mots: dessins }: Dessins): Noms['mots'] {
  if (dessins.size === 0) return mots;
  const drawn = new Map<string, MotConnu>(mots);
  for (const [cle, picto] of dessins) {
    const mot = mots.get(`modalite ${cle}`);
    if (mot !== undefined) drawn.set(`modalite ${cle}`, { ...mot, picto });
  }
  return drawn;
}

/** The same of the words that blocs name. */
export function modalitesDessinees(modalites: Noms['modalites'], { mots }: Dessins): Noms['modalites'] {
  if (mots.size === 0) return modalites;
  return new Map(
    [...modalites].map(([id, modalite]): [number, ModaliteConnue] => {
      const [picto] = modalite.cles.flatMap((cle) => mots.get(cle) ?? []);
      return [id, picto === undefined ? modalite : { ...modalite, picto }];
    }),
  );
}

/** A line of a bloc whose criterion or field a legend draws. */
export function ligneDessinee(ligne: LigneDeBloc, { criteres, champs }: Dessins): LigneDeBloc {
  const { source } = ligne;
  const picto =
    source.genre === 'critere'
      ? criteres.get(source.critere.id)
      : source.genre === 'champ'
        ? champs.get(source.champ)
        : undefined;
  return picto === undefined ? ligne : { ...ligne, picto };
}

export const AUCUN_DESSIN: Dessins = {
  mots: new Map(),
  criteres: new Map(),
  champs: new Map(),
  selections: new Map(),
};

/** How pages of paper name a drawing of the médiathèque among those of the product, whose names hold no such sign. */
export const nomDeMedia: NommerDessin = ({ fichier }) => `media:${fichier.id}`;
