import type { Langue, MediaRecord } from '@bridge/contract';
import { empreinteDePhoto } from '../../catalogue/photos/photo-source.rules.ts';
import { qrSvg } from '../../composition/bloc/qr.ts';
import type { PlaceDeFiche } from '../../composition/edition/edition-composee.ts';
import { cutText } from '../../composition/mots/coupe.rules.ts';
import { creditNu } from '../../composition/mots/credit.rules.ts';
import { motDuProduit } from '../../composition/mots/langue.rules.ts';
import { labelsEnMots, pictoDuType, typeEnMots } from '../../composition/objet.rules.ts';
import { blocsMontres, type ObjetCompose, type PhotoRendue } from '../../composition/objet-compose.ts';
import { blocImprime } from './bloc.imprime.ts';
import type { CodeDeFiche, FicheImprimee } from './document/document.fiche.ts';
import type { PageImprimee } from './document/document.ts';
import type { Images } from './images.ts';
import { motsImprimes } from './mots.words.ts';
import { isIllustree, largeurDeFiche, vignetteDe } from './pages/page.rules.ts';

interface Options {
  readonly langue: Langue;
  readonly images: Images;
  readonly page: PageImprimee;
  /** The drawing of the pages. */
  readonly base: string;
  /** The drawings of the médiathèque that legends give to words, by name. */
  readonly dessins: ReadonlyMap<string, MediaRecord>;
  /** The public page that a QR code leads to. */
  readonly enLigne?: EnLigne;
}

/** The public page of an objet, or the objet's own site. */
export interface EnLigne {
  readonly href: string;
  readonly mot: 'enLigne' | 'site';
}

/** A fiche with the facts that indexes and reports need besides. */
export interface FicheTiree extends FicheImprimee {
  readonly labels: readonly string[];
  /** The name of the pictogram of its type. */
  readonly dessin: string;
  /** A photo for the end of its section: its second one when it has several. */
  readonly autre: PhotoRendue | null;
}

const RATIO = /^(\d+)\/(\d+)$/;

/** « 3/2 » → 1.5. */
export function ratioDe(ratio: string): number {
  const [, across, down] = RATIO.exec(ratio) ?? [];
  return across && down ? Number(across) / Number(down) : 1.5;
}

/** The ratio of the cells of galleries, whatever the photos. */
const GALERIE = 1.5;

/** An objet as a section prints it. */
export function ficheImprimee(objet: ObjetCompose, place: PlaceDeFiche, options: Options): FicheTiree {
  const { langue, images, page, base, dessins } = options;
  const { rubrique, presentation } = place;
  const largeur = largeurDeFiche(page, rubrique.parRangee);
  const vignette = vignetteDe(base, presentation, largeur);
  const [first, second] = objet.photos;
  const shown = rubrique.photo && isIllustree(base, presentation) ? first : undefined;
  const type = typeEnMots(objet, { langue });
  const dessin = pictoDuType(objet) ?? '';
  const asksPicto = rubrique.photo && shown === undefined && rubrique.sansPhoto === 'picto';
  const picto = images.picto(asksPicto && isIllustree(base, presentation) ? dessin : '');
  return {
    genre: 'fiche',
    cle: place.cle,
    objet: objet.id,
    nom: objet.nom.texte,
    commune: objet.commune,
    type,
    presentation,
    numero: place.numero,
    photo: shown ? images.photo(shown, { largeur: vignette, ratio: ratioDe(rubrique.ratio) }) : null,
    vignette,
    picto: picto === null ? null : { fichier: picto, alternative: type, credit: null },
    blocs: blocsMontres(objet).map(({ rendu }) =>
      blocImprime(rendu, {
        picto: (nom) => images.picto(nom, dessins.get(nom)),
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
    code: codeDe(options),
    labels: labelsEnMots(objet, langue).map((label) => cutText(label, 80)),
    dessin,
    autre: second ?? first ?? null,
  };
}

/** The QR code of the public page of a fiche. */
function codeDe({ enLigne, images, langue }: Options): CodeDeFiche | null {
  const svg = enLigne === undefined ? null : qrSvg(enLigne.href);
  if (enLigne === undefined || svg === null) return null;
  const { href, mot } = enLigne;
  const legende = mot === 'site' ? motDuProduit('site', { langue }) : motsImprimes(langue).enLigne;
  return { image: { fichier: images.svg(svg), alternative: legende, credit: null }, href, legende };
}
