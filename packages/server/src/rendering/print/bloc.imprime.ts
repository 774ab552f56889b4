import type { BlocRendu, Fragment, Noeud, NoeudDe, Paire } from '@bridge/contract';
import { coupeFragments, cutText } from '../../composition/mots/coupe.rules.ts';
import type { BlocImprime, Mot, NoeudImprime } from './document/document.fiche.ts';
import type { ImageImprimee } from './image.imprimee.ts';
import { paragraphesDuHtml } from './riche.ts';

/** What composing a bloc asks for: the files beside the document, and the longest texts. */
export interface Composition {
  /** The drawing of a pictogram; null where nothing is drawn by that name. */
  picto(nom: string): string | null;
  /** The file name of a drawing of the product, from its SVG. */
  svg(svg: string): string;
  /** A photo of the objet, by its address at the source, or null when print cannot have it. */
  photo(image: NoeudDe<'galerie'>['images'][number], colonnes: number): ImageImprimee | null;
  /** Texts that are longer are cut after a whole word. */
  readonly longueur: number | null;
}

/** A bloc as pages set it. A text that is too long is cut after a whole word. */
export function blocImprime({ titre, style, noeuds }: BlocRendu, composition: Composition): BlocImprime {
  return {
    titre: titre?.texte ?? '',
    style,
    noeuds: noeuds.flatMap((noeud) => noeudsImprimes(noeud, composition)),
  };
}

function noeudsImprimes(noeud: Noeud, composition: Composition): NoeudImprime[] {
  switch (noeud.genre) {
    case 'paragraphe':
      return [
        {
          genre: 'paragraphes',
          paragraphes: [spaced(coupeFragments(noeud.fragments, composition.longueur), ' ', composition)],
        },
      ];
    case 'riche':
      return riche(noeud, composition);
    case 'paires':
      return [
        {
          genre: 'paires',
          presentation: noeud.presentation,
          paires: noeud.paires.map((paire) => ({
            libelle: libelleDe(paire, composition),
            valeur: valeurDe(paire, composition),
          })),
        },
      ];
    case 'liste':
      return [
        {
          genre: 'puces',
          titre: noeud.titre?.texte ?? '',
          lignes: noeud.elements.map((element) => mots(element, composition)),
        },
      ];
    case 'horaires':
      return [{ genre: 'paragraphes', paragraphes: noeud.lignes.map((ligne) => horaire(ligne, composition)) }];
    case 'tarifs':
      return [
        {
          genre: 'tarifs',
          lignes: noeud.lignes.map((ligne) => ({ libelle: tarif(ligne, composition), prix: ligne.prix })),
        },
      ];
    case 'galerie':
      return galerie(noeud, composition);
    case 'liens':
      return [{ genre: 'paragraphes', paragraphes: noeud.liens.map((lien) => mots(lien, composition)) }];
    case 'qr': {
      const image = {
        fichier: composition.svg(noeud.svg),
        alternative: noeud.legende?.texte ?? noeud.contenu,
        credit: null,
      };
      return [{ genre: 'qr', image, href: noeud.contenu, legende: noeud.legende?.texte ?? '' }];
    }
    case 'edition':
      return [{ genre: 'paragraphes', paragraphes: [[{ texte: noeud.titre, gras: true }], [{ texte: noeud.mots }]] }];
    case 'carte':
      return noeud.adresse === '' ? [] : [{ genre: 'paragraphes', paragraphes: [[{ texte: noeud.adresse }]] }];
  }
}

/** The paragraphs of a rich text; a list becomes one paragraph. */
function riche({ html, texte }: NoeudDe<'riche'>, { longueur }: Composition): NoeudImprime[] {
  const short = longueur === null ? texte : cutText(texte, longueur);
  if (short !== texte) return [{ genre: 'paragraphes', paragraphes: [[{ texte: short }]] }];
  const noeuds: NoeudImprime[] = [];
  for (const { mots: words, puce } of paragraphesDuHtml(html)) {
    const last = noeuds.at(-1);
    if (puce && last?.genre === 'puces') noeuds[noeuds.length - 1] = { ...last, lignes: [...last.lignes, words] };
    else if (puce) noeuds.push({ genre: 'puces', titre: '', lignes: [words] });
    else if (last?.genre === 'paragraphes')
      noeuds[noeuds.length - 1] = { ...last, paragraphes: [...last.paragraphes, words] };
    else noeuds.push({ genre: 'paragraphes', paragraphes: [words] });
  }
  return noeuds;
}

function mots({ texte, href, picto, barre, html }: Fragment, composition: Composition): readonly Mot[] {
  if (html !== undefined)
    return paragraphesDuHtml(html).flatMap(({ mots: words }, rank) =>
      rank === 0 ? words : [{ texte: '\n' }, ...words],
    );
  const dessin = picto === undefined ? null : composition.picto(picto);
  return [
    {
      texte,
      ...(href !== undefined && { href }),
      ...(barre && { barre: true }),
      ...(dessin !== null && { picto: dessin }),
    },
  ];
}

function spaced(fragments: readonly Fragment[], separateur: string, composition: Composition): Mot[] {
  return fragments.flatMap((fragment, rank) => [
    ...(rank === 0 ? [] : [{ texte: separateur }]),
    ...mots(fragment, composition),
  ]);
}

function libelleDe({ libelle, picto }: Paire, composition: Composition): readonly Mot[] {
  const dessin = picto === null ? null : composition.picto(picto);
  const words = libelle === null ? [] : mots(libelle, composition);
  return dessin === null ? words : [{ texte: '', picto: dessin }, ...words];
}

function valeurDe({ prefixe, suffixe, fragments, separateur }: Paire, composition: Composition): readonly Mot[] {
  return [
    ...(prefixe ? [...mots(prefixe, composition), { texte: ' ' }] : []),
    ...spaced(fragments, separateur, composition),
    ...(suffixe ? [{ texte: ' ' }, ...mots(suffixe, composition)] : []),
  ];
}

const gras = (words: readonly Mot[]): Mot[] => words.map((mot) => ({ ...mot, gras: true }));

function horaire(
  { nom, phrase, note }: NoeudDe<'horaires'>['lignes'][number],
  composition: Composition,
): readonly Mot[] {
  return [
    ...(nom ? [...gras(mots(nom, composition)), { texte: ' ' }] : []),
    ...mots(phrase, composition),
    ...(note ? [{ texte: ' – ' }, ...mots(note, composition)] : []),
  ];
}

function tarif(
  { libelle, periode, note }: NoeudDe<'tarifs'>['lignes'][number],
  composition: Composition,
): readonly Mot[] {
  return spaced(
    [libelle, periode, note].filter((one) => one !== null),
    ', ',
    composition,
  );
}

function galerie({ colonnes, images }: NoeudDe<'galerie'>, composition: Composition): NoeudImprime[] {
  const across = Math.max(1, Math.min(colonnes, images.length));
  const found = images.flatMap((image) => composition.photo(image, across) ?? []);
  return found.length === 0 ? [] : [{ genre: 'images', colonnes: Math.min(across, found.length), images: found }];
}
