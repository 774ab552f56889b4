import {
  type BlocRendu,
  type BrouillonDeBloc,
  GENRES_A_LIGNES,
  type GenreDeBloc,
  type MotifDeVide,
  type Noeud,
} from '@bridge/contract';
import type { ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import { answersTo } from '../../catalogue/regle/interprete.rules.ts';
import { texteEn } from '../mots/langue.rules.ts';
import { composeCarte, composeEdition, composeQr, composeTexteLibre } from './genres/autres.compose.ts';
import { composeContacts, composeLiens } from './genres/contacts.compose.ts';
import { composeGalerie } from './genres/galerie.compose.ts';
import { composeCriteres, composeDonnees, composePictogrammes } from './genres/lignes.compose.ts';
import { composeHoraires, composeTarifs, paiementsSeuls } from './genres/pratique.compose.ts';
import type { RenderOptions, Scene } from './scene.ts';

export type Rendu =
  | { readonly vide: false; readonly rendu: BlocRendu }
  | { readonly vide: true; readonly motif: MotifDeVide };

const GENRES: Readonly<Record<GenreDeBloc, (scene: Scene) => Noeud[]>> = {
  donnees: composeDonnees,
  galerie: composeGalerie,
  carte: composeCarte,
  horaires: composeHoraires,
  tarifs: composeTarifs,
  contacts: composeContacts,
  criteres: composeCriteres,
  pictogrammes: composePictogrammes,
  liens: composeLiens,
  'texte-libre': composeTexteLibre,
  'qr-code': composeQr,
  edition: composeEdition,
};

/** What a bloc shows of an objet, or why it shows nothing. An empty bloc has no title either. */
export function composeBloc(bloc: BrouillonDeBloc, objet: ObjetRendu, options: RenderOptions): Rendu {
  const scene: Scene = { ...options, bloc, objet };
  const motif = refus(scene);
  if (motif) return { vide: true, motif };
  const noeuds = GENRES[bloc.genre](scene);
  if (noeuds.length === 0) return { vide: true, motif: raisonDuVide(bloc) };
  const { langue, canal } = options;
  return {
    vide: false,
    rendu: {
      genre: bloc.genre,
      canal,
      langue,
      ...titled(scene, noeuds),
      niveau: Number(bloc.niveau.slice(1)),
      style: canal === 'print' ? bloc.stylePrint : '',
      taille: canal === 'ecran' ? bloc.tailleEcran : '',
    },
  };
}

/** What a bloc shows, below its title if it has one. Prices that are means of payment alone are called so. */
function titled(scene: Scene, noeuds: Noeud[]): Pick<BlocRendu, 'titre' | 'noeuds'> {
  const { bloc } = scene;
  const titre = bloc.afficherTitre ? texteEn(bloc.titre, scene) : null;
  const seuls = titre !== null && bloc.genre === 'tarifs' ? paiementsSeuls(noeuds) : null;
  return seuls === null ? { titre, noeuds } : { titre: seuls.titre, noeuds: [{ ...seuls, titre: null }] };
}

/** Why a bloc is not even tried. An empty list allows everything. */
function refus({ bloc, objet, canal, langue, contexte }: Scene): MotifDeVide | null {
  const allows = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);
  if (!allows(bloc.canaux, canal)) return 'canal';
  if (!allows(bloc.typesObjets, objet.indexe.typeBridge)) return 'type';
  if (!allows(bloc.langues, langue)) return 'langue';
  if (!allows(bloc.mois, String(Number(contexte.jour.slice(5, 7))))) return 'mois';
  return answersTo(bloc.conditions, objet.indexe, contexte) ? null : 'conditions';
}

function raisonDuVide({ genre, lignes }: BrouillonDeBloc): MotifDeVide {
  if (GENRES_A_LIGNES.some((one) => one === genre) && lignes.length === 0) return 'sans-ligne';
  if (genre === 'edition') return 'sans-edition';
  return genre === 'texte-libre' ? 'sans-texte' : 'vide';
}
