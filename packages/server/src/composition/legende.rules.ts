import type { Canal, EntreeDeLegende, Legende, LigneDeBloc, MediaRecord } from '@bridge/contract';
import type { ModaliteConnue, MotConnu, Noms } from '../catalogue/bloc/objet-rendu.ts';

/** A pictogram and its name in the legend. */
export interface Dessin {
  readonly picto: string;
  readonly libelle: EntreeDeLegende['libelle'];
}

/** The pictograms of legends by what they stand for, which go before those of the vocabulary and of blocs. */
export interface Dessins {
  /** The pictograms by the key of a word. */
  readonly mots: ReadonlyMap<string, Dessin>;
  readonly criteres: ReadonlyMap<number, string>;
  /** The pictograms by the code of a field. */
  readonly champs: ReadonlyMap<string, string>;
  /** The pictograms of the objets of a sélection, by its number. */
  readonly selections: ReadonlyMap<number, Dessin>;
}

/** The name of a pictogram of the médiathèque in a channel; those of the product have their own names. */
export type NommerDessin = (media: MediaRecord) => string;

/** Whether a legend is meant for a channel. */
export const isMeantFor = ({ canaux }: Pick<Legende, 'canaux'>, canal: Canal): boolean =>
  canaux.length === 0 || canaux.includes(canal);

/** The name of the pictogram of an entry, or null when it may not be shown. */
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
  for (const [cle, dessin] of dessins) {
    const mot = mots.get(`modalite ${cle}`);
    if (mot !== undefined) drawn.set(`modalite ${cle}`, withDessin(mot, dessin));
  }
  return drawn;
}

/** A word as the legend shows it. Languages that its source lacks keep the source's label. */
function withDessin<M extends MotConnu>(mot: M, { picto, libelle }: Dessin): M {
  const said = Object.entries(mot.libelle).filter(([, texte]) => texte?.trim());
  return { ...mot, picto, libelle: { ...libelle, ...Object.fromEntries(said) } };
}

/** The same of the words that blocs name. */
export function modalitesDessinees(modalites: Noms['modalites'], { mots }: Dessins): Noms['modalites'] {
  if (mots.size === 0) return modalites;
  return new Map(
    [...modalites].map(([id, modalite]): [number, ModaliteConnue] => {
      const [dessin] = modalite.cles.flatMap((cle) => mots.get(cle) ?? []);
      return [id, dessin === undefined ? modalite : withDessin(modalite, dessin)];
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

/** The name of a pictogram of the médiathèque on paper: names of the product have no such sign. */
export const nomDeMedia: NommerDessin = ({ fichier }) => `media:${fichier.id}`;
