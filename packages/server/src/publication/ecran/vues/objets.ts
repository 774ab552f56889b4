import { civilDay, type DiapositiveDe, debutDuJour, finDuJour } from '@bridge/contract';
import type { Occurrence } from '../../../catalogue/jours/occurrences.rules.ts';
import { countOf, idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { keyOf } from '../../../composition/cles.ts';
import { openCompositeur } from '../../../composition/compositeur.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { aujourdHuiEnMots, heureEnLangue, jourDeSemaineEnMots } from '../../../composition/mots/nombre.words.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import { openSelection } from '../../../composition/selection.ts';
import { pagesDAgenda } from '../../../rendering/ecran/agenda.rules.ts';
import type { ContenuDEcran } from '../../../rendering/ecran/contenu.ts';
import { contenuDObjet } from '../../../rendering/ecran/objet.contenu.ts';
import type { Db } from '../../../schema.ts';
import { DISPARU } from './media.montre.ts';
import { rendezVousDuJour } from './rendez-vous.ts';
import { AUCUNE, type Demande, finDesDroits, premier, type VueComposee, type VuesDuJour, vue } from './vue.ts';

const VIDE: ContenuDEcran = { genre: 'texte', ton: 'information', titre: '', texte: '' };

/** No view, with a remark that a preview shows. */
const rien = (pas: number | null, remarque: string, cles: readonly string[]): VuesDuJour => ({
  ...AUCUNE,
  vues: pas === null ? [] : [vue(VIDE)],
  remarques: [remarque],
  cles,
});

/** The objets of a sélection, one after the other. */
export async function vuesDesObjets(
  tx: Db,
  cadre: Cadre,
  { gabarit, slide, fuseau, pas, essayes }: Demande<DiapositiveDe<'objets'>>,
): Promise<VuesDuJour> {
  const { question, cles } = await openSelection(tx, cadre, {
    selection: slide.selection.id,
    tri: slide.tri?.id ?? null,
  });
  if (question === undefined) return rien(pas, DISPARU, cles);
  const total = Math.min(essayes?.length ?? (await countOf(tx, question)), slide.nombre);
  const part = pas === null ? { offset: 0, limit: slide.nombre } : { offset: pas % Math.max(total, 1), limit: 1 };
  const ids = essayes?.slice(0, total) ?? (total === 0 ? [] : await idsOf(tx, question, part));
  const blocs = slide.blocs.map((bloc) => bloc.id);
  const shown: VueComposee[] = [];
  const remarques: string[] = [];
  for (const { vue: one, remarques: said } of await vuesDObjets(tx, cadre, { ids, blocs, gabarit, fuseau })) {
    shown.push(one);
    remarques.push(...said);
  }
  const all = [...cles, ...blocs.map((id) => keyOf('bloc', id)), ...ids.map((id) => keyOf('objet', id))];
  if (shown.length === 0)
    return rien(pas, 'Aucun objet de cette sélection aujourd’hui\u00a0: la diapositive ne passera pas.', all);
  return { vues: shown, total, remarques, cles: all };
}

interface ObjetsDemandes extends Pick<Demande, 'gabarit' | 'fuseau'> {
  readonly ids: readonly number[];
  readonly blocs: readonly number[];
}

/** Some objets as slides, as far as they can be read. */
export async function vuesDObjets(tx: Db, cadre: Cadre, { ids, blocs, gabarit, fuseau }: ObjetsDemandes) {
  const compositeur = await openCompositeur(tx, cadre, { canal: 'ecran', blocs });
  const composed = await compositeur.compose(ids);
  return composed.map((objet) => {
    const { contenu, remarques } = contenuDObjet(objet, gabarit);
    const fin = premier(finDesDroits(contenu, fuseau), finDEvenement(objet, fuseau));
    return { vue: vue(contenu, { objet: { id: objet.id, nom: objet.nom.texte }, fin }), remarques };
  });
}

/** The end of an event, after which no slide shows it. */
function finDEvenement({ connu: { indexe } }: ObjetCompose, fuseau: string): Date | null {
  const { typeBridge, derniereDate } = indexe;
  return typeBridge === 'evenement' && derniereDate !== null ? finDuJour(fuseau, derniereDate) : null;
}

/** The events of the day, on slides; as hours go by, events that are over leave their lines to the next. */
export async function vuesDeLAgenda(
  tx: Db,
  cadre: Cadre,
  { slide, gabarit, taille, fuseau, pas }: Demande<DiapositiveDe<'agenda'>>,
): Promise<VuesDuJour> {
  const { langue, at } = cadre;
  const jour = civilDay(at);
  const {
    rendezVous,
    isThere,
    cles: all,
  } = await rendezVousDuJour(tx, cadre, {
    selection: slide.selection.id,
    fuseau,
  });
  if (!isThere) return rien(pas, DISPARU, all);
  const titre =
    enLangue(slide.titre, langue) || (pas === null ? jourDeSemaineEnMots(jour, langue) : aujourdHuiEnMots(langue));
  if (rendezVous.length === 0) {
    const none = rien(pas, 'Rien aujourd’hui\u00a0: la diapositive ne passera pas.', all);
    return { ...none, vues: pas === null ? [] : [vue({ genre: 'agenda', titre, lignes: [] })] };
  }
  const contenusAt = (instant: Date): readonly ContenuDEcran[] => {
    const lignes = rendezVous
      .filter(({ fin }) => fin > instant)
      .slice(0, slide.nombre)
      .map(({ nom, lieu, occurrence }) => ({
        nom: cutText(nom, gabarit.maxTitre),
        lieu,
        heures: heuresEnMots(occurrence, langue),
      }));
    const pages = pagesDAgenda({ titre, lignes }, { gabarit, ...taille });
    return pages.map((some) => ({ genre: 'agenda', titre, lignes: some }));
  };
  if (pas !== null) {
    const isOver = rendezVous.every(({ fin }) => fin <= at);
    const remarques = isOver ? ['Tout est terminé pour aujourd’hui\u00a0: la diapositive ne passe plus.'] : [];
    const contenus = contenusAt(at);
    const shown = contenus[pas % contenus.length] ?? { genre: 'agenda', titre, lignes: [] };
    return { vues: [vue(shown)], total: contenus.length, remarques, cles: all };
  }
  const begun = debutDuJour(fuseau, jour);
  const bornes = [begun, ...new Set(rendezVous.map(({ fin }) => fin.getTime()))].map(Number).sort((a, b) => a - b);
  const vues = bornes.slice(0, -1).flatMap((debut, rang) => {
    const during = { debut: rang === 0 ? null : new Date(debut), fin: new Date(bornes[rang + 1] ?? debut) };
    return contenusAt(new Date(debut)).map((contenu) => vue(contenu, during));
  });
  return { vues, total: vues.length, remarques: [], cles: all };
}

const heuresEnMots = ({ ouvre, ferme }: Occurrence, langue: Cadre['langue']) => {
  const hour = ouvre ?? ferme;
  return hour === undefined ? '' : heureEnLangue(hour, langue);
};
