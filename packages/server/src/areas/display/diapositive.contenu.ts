import {
  type BrouillonDeGabaritDiaporama,
  carte as carteResource,
  type Diapositive,
  type DiapositiveDe,
  type Regle,
} from '@bridge/contract';
import { countOf, idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import { qrSvg } from '../../composition/bloc/qr.ts';
import type { Cadre } from '../../composition/cadre.ts';
import { openCompositeur } from '../../composition/compositeur.ts';
import { enLangue, motDuProduit } from '../../composition/mots/langue.rules.ts';
import { aujourdHuiEnMots, uniteDeTemps } from '../../composition/mots/nombre.words.ts';
import { openSelection } from '../../composition/selection.ts';
import { resteAvant } from '../../rendering/ecran/compte.rules.ts';
import type { ContenuDEcran } from '../../rendering/ecran/contenu.ts';
import { contenuDObjet } from '../../rendering/ecran/objet.contenu.ts';
import type { Db } from '../../schema.ts';
import { DISPARU, mediaMontre, SANS_MEDIA } from './media.montre.ts';

export interface Montre {
  readonly contenu: ContenuDEcran;
  readonly objet: { readonly id: number; readonly nom: string } | null;
  readonly total: number;
  readonly remarques: readonly string[];
}

interface Demande<S extends Diapositive = Diapositive> {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly slide: S;
  readonly pas: number;
}

/** What a slide shows, read as far as the cadre sees it. */
export async function contenuDeDiapositive(tx: Db, cadre: Cadre, { gabarit, slide, pas }: Demande): Promise<Montre> {
  const { configuration, langue, at } = cadre;
  switch (slide.genre) {
    case 'objets':
      return desObjets(tx, cadre, { gabarit, slide, pas });
    case 'agenda':
      return deLAgenda(tx, cadre, slide);
    case 'media': {
      const { image, remarques } = await mediaMontre(cadre, slide.media.id);
      return seule({ genre: 'image', titre: enLangue(slide.titre, langue), image, cadrage: slide.cadrage }, remarques);
    }
    case 'texte':
      return seule({
        genre: 'texte',
        ton: slide.ton,
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
      });
    case 'compte': {
      const reste = resteAvant(slide.jour, slide.heure, at, langue);
      const past = reste === null ? ['L’échéance est passée\u00a0: la diapositive ne passera plus.'] : [];
      const none = uniteDeTemps(0, 'minute', langue);
      return seule({ genre: 'compte', titre: enLangue(slide.titre, langue), reste: reste ?? none }, past);
    }
    case 'qr':
      return seule({
        genre: 'qr',
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
        svg: qrSvg(slide.adresse),
      });
    case 'page': {
      const { image, remarques } = slide.secours === null ? SANS_MEDIA : await mediaMontre(cadre, slide.secours.id);
      const texte = enLangue(slide.texteSecours, langue);
      const shown = 'Ici, ce que montre l’écran sans réseau\u00a0: la page elle-même s’affiche sur l’écran.';
      return image === null
        ? seule({ genre: 'texte', ton: 'information', titre: '', texte }, [...remarques, shown])
        : seule({ genre: 'image', titre: texte, image, cadrage: 'remplir' }, [shown]);
    }
    case 'carte': {
      const found = await configuration.live(carteResource, slide.carte.id);
      const titre = enLangue(slide.titre, langue) || enLangue(found?.titre, langue);
      return seule({ genre: 'texte', ton: 'information', titre, texte: '' }, [
        found === undefined ? DISPARU : `La carte «\u00a0${found.nom}\u00a0» se dessine sur l’écran.`,
      ]);
    }
    case 'meteo':
      return seule({ genre: 'texte', ton: 'information', titre: enLangue(slide.lieu, langue), texte: '' }, [
        'La météo se lit sur l’écran, une fois le diaporama publié.',
      ]);
    case 'flux':
      return seule({ genre: 'texte', ton: 'information', titre: enLangue(slide.titre, langue), texte: '' }, [
        'Les nouvelles se lisent sur l’écran, une fois le diaporama publié.',
      ]);
    case 'annonce':
      return seule({ genre: 'texte', ton: 'information', titre: motDuProduit('annonce', cadre), texte: '' }, [
        'L’écran choisit une annonce de cet espace à chaque passage.',
      ]);
  }
}

const seule = (contenu: ContenuDEcran, remarques: readonly string[] = []): Montre => ({
  contenu,
  objet: null,
  total: 1,
  remarques,
});

const VIDE = { genre: 'texte', ton: 'information', titre: '', texte: '' } as const;

interface ObjetDemande {
  readonly id: number;
  readonly blocs: readonly number[];
  readonly gabarit: BrouillonDeGabaritDiaporama;
}

/** One objet as a slide shows it; null where it cannot be read. */
export async function diapositiveDObjet(tx: Db, cadre: Cadre, { id, blocs, gabarit }: ObjetDemande) {
  const compositeur = await openCompositeur(tx, cadre, { canal: 'ecran', blocs });
  const [objet] = await compositeur.compose([id]);
  if (objet === undefined) return null;
  return { objet: { id, nom: objet.nom.texte }, ...contenuDObjet(objet, gabarit) };
}

async function desObjets(
  tx: Db,
  cadre: Cadre,
  { gabarit, slide, pas }: Demande<DiapositiveDe<'objets'>>,
): Promise<Montre> {
  const { question } = await openSelection(tx, cadre, { selection: slide.selection.id, tri: slide.tri?.id ?? null });
  if (question === undefined) return seule(VIDE, [DISPARU]);
  const total = Math.min(await countOf(tx, question), slide.nombre);
  const [id] = total === 0 ? [] : await idsOf(tx, question, { offset: pas % total, limit: 1 });
  const blocs = slide.blocs.map((bloc) => bloc.id);
  const shown = id === undefined ? null : await diapositiveDObjet(tx, cadre, { id, blocs, gabarit });
  if (shown === null)
    return {
      ...seule(VIDE, ['Aucun objet de cette sélection aujourd’hui\u00a0: la diapositive ne passera pas.']),
      total,
    };
  return { ...shown, total };
}

const AUJOURD_HUI: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'jours', de: 0, a: 0 },
  sansDate: false,
};

async function deLAgenda(tx: Db, cadre: Cadre, slide: DiapositiveDe<'agenda'>): Promise<Montre> {
  const { langue } = cadre;
  const { question } = await openSelection(tx, cadre, { selection: slide.selection.id, regles: [AUJOURD_HUI] });
  if (question === undefined) return seule(VIDE, [DISPARU]);
  const compositeur = await openCompositeur(tx, cadre, { canal: 'ecran', blocs: [] });
  const found = await compositeur.compose(await idsOf(tx, question, { offset: 0, limit: slide.nombre }));
  const titre = enLangue(slide.titre, langue) || aujourdHuiEnMots(langue);
  const lignes = found.map(({ nom, commune }) => ({ nom: nom.texte, lieu: commune }));
  const none = lignes.length === 0 ? ['Rien aujourd’hui\u00a0: la diapositive ne passera pas.'] : [];
  return { ...seule({ genre: 'agenda', titre, lignes }, none), total: lignes.length };
}
