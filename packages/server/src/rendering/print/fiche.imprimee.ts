import type { Langue } from '@bridge/contract';
import { empreinteDePhoto } from '../../catalogue/photos/photo-source.rules.ts';
import type { PlaceDeFiche } from '../../composition/edition/edition-composee.ts';
import { coupe } from '../../composition/mots/coupe.rules.ts';
import { creditNu } from '../../composition/mots/credit.rules.ts';
import { labelsEnMots, pictoDuType, typeEnMots } from '../../composition/objet.rules.ts';
import { blocsMontres, type ObjetCompose } from '../../composition/objet-compose.ts';
import { blocImprime } from './bloc.imprime.ts';
import type { FicheImprimee } from './document.ts';
import type { Images } from './images.ts';

interface Options {
  readonly langue: Langue;
  readonly images: Images;
  /** Of a fiche, in millimetres. */
  readonly largeurDe: (place: PlaceDeFiche) => number;
}

/** A fiche with what indexes and reports ask of it besides. */
export interface FicheTiree extends FicheImprimee {
  readonly labels: readonly string[];
}

const RATIO = /^(\d+)\/(\d+)$/;

/** « 3/2 » → 1.5. */
export function ratioDe(ratio: string): number {
  const [, across, down] = RATIO.exec(ratio) ?? [];
  return across && down ? Number(across) / Number(down) : 1.5;
}

/** Galleries have cells of one height, whatever the photos. */
const GALERIE = 1.5;

/** An objet as a section prints it. */
export function ficheImprimee(objet: ObjetCompose, place: PlaceDeFiche, options: Options): FicheTiree {
  const { langue, images, largeurDe } = options;
  const { rubrique, presentation } = place;
  const largeur = largeurDe(place);
  const [first] = objet.photos;
  const shown = rubrique.photo && presentation !== 'compacte' ? first : undefined;
  const type = typeEnMots(objet, { langue });
  const asksPicto = rubrique.photo && shown === undefined && rubrique.sansPhoto === 'picto';
  const picto = images.picto((asksPicto && pictoDuType(objet)) || '');
  return {
    genre: 'fiche',
    cle: place.cle,
    objet: objet.id,
    nom: objet.nom.texte,
    commune: objet.commune,
    type,
    presentation,
    numero: place.numero,
    photo: shown ? images.photo(shown, { largeur, ratio: ratioDe(rubrique.ratio) }) : null,
    picto: picto === null ? null : { fichier: picto, alternative: type, credit: null },
    blocs: blocsMontres(objet).map(({ rendu }) =>
      blocImprime(rendu, {
        picto: images.picto,
        svg: images.svg,
        photo: ({ url, alternative, credit }, across) =>
          images.photo(
            {
              objet: objet.id,
              empreinte: empreinteDePhoto(url),
              alternative: alternative.texte,
              credit: credit === null ? null : creditNu(credit),
            },
            { largeur: largeur / across, ratio: GALERIE },
          ),
        longueur: rubrique.longueurTextes,
      }),
    ),
    labels: labelsEnMots(objet, langue).map((label) => coupe(label, 80)),
  };
}
