import {
  type Filtre,
  filtre as filtreResource,
  type ListeWeb,
  type Moteur,
  moteur as moteurResource,
  type Regle,
  tri as triResource,
} from '@bridge/contract';
import type { Ordre, Question } from '../../../catalogue/selection/question.ts';
import type { SelectionEnregistree } from '../../../catalogue/selection/saved.repository.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { clesDeLaSelection, openSaved, ordreDuTri } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { type Offre, offreDe } from '../filtres/choix.service.ts';
import { A_VENIR, conditionsDe, SANS_PASSE } from '../filtres/filtre.condition.rules.ts';
import { type Etat, readEtat } from '../filtres/filtre.rules.ts';
import { regleNommee } from '../filtres/suggestions.rules.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { A_CHAQUE_FOIS, aCompter, type Decompteur } from './decomptes.ts';
import { facons, motsCherches } from './recherche.rules.ts';

/** A list with the visitor's request: the question that its objets answer. */
export interface ListeOuverte {
  readonly liste: ListeWeb;
  readonly moteur: Moteur | null;
  /** The filters of the moteur, as saved, in its order. */
  readonly filtres: readonly Filtre[];
  readonly offre: Offre;
  readonly etat: Etat;
  readonly tris: readonly { readonly id: number; readonly code: string; readonly libelle: string }[];
  /** Everything that is asked. */
  readonly question: Question;
  /** Conditions that hold whatever the visitor chooses. */
  readonly toujours: readonly Regle[];
  /** The keys of the sélection, in the version that was read. */
  readonly cles: readonly string[];
}

const SANS_OFFRE: Offre = { filtres: [], noms: new Map(), communes: [], types: [] };
const PAR_DATE: Ordre = {
  cles: [{ genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: true }],
  epingles: [],
};

/** Opens a list, or returns undefined when its sélection is gone. */
export async function openListe(
  tx: Db,
  cadre: CadreDeSite,
  liste: ListeWeb,
  requete: URLSearchParams,
  decomptes: Decompteur = A_CHAQUE_FOIS,
): Promise<ListeOuverte | undefined> {
  const { configuration } = cadre;
  const selection = await configuration.selection(liste.selection);
  if (selection === undefined) return undefined;
  const moteur = (liste.moteur === null ? undefined : await configuration.publie(moteurResource, liste.moteur)) ?? null;
  const filtres = await filtresDe(cadre, moteur);
  const texte = moteur?.champTexte ?? false;
  const offre =
    filtres.length === 0 && !texte
      ? SANS_OFFRE
      : await offreOf(tx, cadre, { liste, selection, filtres, texte, decomptes });
  const offerts = await trisOfferts(cadre, liste);
  const etat = readEtat(requete, {
    filtres: offre.filtres,
    tris: offerts.map(({ code }) => code),
    texte,
    guide: moteur?.mode === 'guide',
    types: offre.types,
  });
  const recherche = motsCherches(etat.q, moteur?.synonymes ?? []);
  const nomme = regleNommee(offre, facons(etat.q, recherche), cadre.lecteur);
  const toujours = toujoursDe(liste, etat);
  const ordre = offerts.find(({ code }) => code === etat.tri)?.ordre ?? (await ordreDe(cadre, liste));
  const autour = Object.values(etat.filtres).find((reponse) => reponse.genre === 'distance');
  const { question, cles } = await openSaved(tx, cadre, selection, {
    ...(ordre && { ordre }),
    ...(autour !== undefined && { visiteur: { point: { lat: autour.lat, lon: autour.lon } } }),
    regles: [...toujours, ...conditionsDe(offre.filtres, etat)],
    ...(etat.q !== '' && { recherche }),
    ...(nomme !== null && { nomme }),
    aussi: offre.filtres.map(({ choix }) => choix),
  });
  return {
    liste,
    moteur,
    filtres,
    offre,
    etat,
    tris: offerts,
    question,
    toujours,
    cles: [
      CLE.liste(liste.id),
      ...cles,
      ...[liste.tri, ...offerts.map(({ id }) => id)].flatMap((id) => (id === null ? [] : [CLE.tri(id)])),
      ...(liste.moteur === null ? [] : [CLE.moteur(liste.moteur)]),
      ...filtres.map(({ id }) => CLE.filtre(id)),
    ],
  };
}

interface Offerte {
  readonly liste: ListeWeb;
  readonly selection: SelectionEnregistree;
  readonly filtres: readonly Filtre[];
  readonly texte: boolean;
  readonly decomptes: Decompteur;
}

/** The choices that filters offer are the same for all pages of a list. */
async function offreOf(
  tx: Db,
  cadre: CadreDeSite,
  { liste, selection, filtres, texte, decomptes }: Offerte,
): Promise<Offre> {
  const asked = aCompter<Offre>(
    cadre,
    ['offre', cadre.site.id, liste.id],
    [
      CLE.liste(liste.id),
      ...clesDeLaSelection(selection),
      ...(liste.moteur === null ? [] : [CLE.moteur(liste.moteur)]),
      ...filtres.map(({ id }) => CLE.filtre(id)),
    ],
  );
  return decomptes.of(asked, async () =>
    offreDe(tx, (await openSaved(tx, cadre, selection)).question, filtres, { texte }),
  );
}

async function filtresDe({ configuration }: CadreDeSite, moteur: Moteur | null): Promise<Filtre[]> {
  const read = await Promise.all(
    (moteur?.filtres ?? []).map((item) => configuration.live(filtreResource, item.filtre)),
  );
  const codes = new Set<string>();
  // Two filters with the same code would share a parameter: the first one has it.
  return read.filter((one): one is Filtre => {
    if (one === undefined || one.supprimeLe !== null || codes.has(one.code)) return false;
    codes.add(one.code);
    return true;
  });
}

async function trisOfferts({ configuration, lecteur }: CadreDeSite, { tris }: ListeWeb) {
  const read = await Promise.all(
    tris.map(async ({ tri, libelle }) => ({ tri: await configuration.live(triResource, tri), libelle })),
  );
  return read.flatMap(({ tri, libelle }) =>
    tri === undefined
      ? []
      : [
          {
            id: tri.id,
            code: tri.code,
            libelle: texteEn(libelle, lecteur).texte || tri.nom,
            ordre: { cles: tri.cles, epingles: tri.epingles } satisfies Ordre,
          },
        ],
  );
}

/** The order of the list itself, else that of its sélection. An agenda shows days in their order. */
async function ordreDe({ configuration }: CadreDeSite, { tri, vue }: ListeWeb): Promise<Ordre | undefined> {
  return (await ordreDuTri(configuration, tri)) ?? (vue === 'agenda' ? PAR_DATE : undefined);
}

/** What every page asks: past events are never shown, and the list's period holds until a visitor chooses days. */
export function toujoursDe({ vue, fenetre }: ListeWeb, etat: Etat): Regle[] {
  const agenda = vue === 'agenda';
  const chosen = Object.values(etat.filtres).some(({ genre }) => genre === 'dates');
  const window: Regle[] =
    fenetre === null || fenetre === 'passe' || chosen
      ? []
      : [{ genre: 'date', sens: 'a-lieu', periode: { genre: 'relative', quand: fenetre }, sansDate: !agenda }];
  return [agenda ? A_VENIR : SANS_PASSE, ...window];
}
