import {
  type FicheWeb,
  gabaritFiche,
  type Langue,
  type ListeWeb,
  type Point,
  type ZoneDeFiche,
} from '@bridge/contract';
import { idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import { nomDObjet, texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import { openSelection } from '../../../composition/selection.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { htmlDesBlocs } from '../../../rendering/web/blocs.html.ts';
import type { ElementRendu, Lien } from '../../../rendering/web/modele.ts';
import type { PageDeFiche } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeFiche, adresseDeListe } from '../adresses/adresse.rules.ts';
import { annoncesDePage } from '../annonces/places.service.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { sourceDe, sourceDuProduit } from '../configuration/sources.rules.ts';
import type { Demande, Reponse } from '../pages/composition.ts';
import { introuvable } from '../pages/message.service.ts';
import {
  arianeDe,
  brochureDuSite,
  type CadreDeSite,
  clesDuSite,
  composedPage,
  languesDe,
  languesDePage,
} from '../pages/page.ts';
import { referencementDeFiche } from '../referencement/fiche.referencement.ts';
import { elementDe, type Presentation } from '../vignettes/elements.rules.ts';
import { openVitrine, SANS_MODELE, sourcesDesElements, type Vitrine } from '../vignettes/vitrine.service.ts';
import { actionsDe } from './fiche.actions.ts';
import { resumeDitPar } from './fiche.rules.ts';
import { signalement, sourceEnMots } from './fiche.words.ts';
import { type Lie, liesA } from './lies.repository.ts';
import { listeDeLObjet } from './liste-de-l-objet.ts';
import { type Montres, openMontres } from './montres.ts';
import { type ObjetConnu, objetConnu, semblables } from './objet.repository.ts';
import { parti } from './parti.service.ts';

type DemandeDeFiche = Extract<Demande, { genre: 'fiche' }>;

/** The page of an objet, or the message shown when the objet is gone. */
export async function composeFiche(
  tx: Db,
  cadre: CadreDeSite,
  { objet: id, chemin: asked }: DemandeDeFiche,
): Promise<Reponse> {
  const { configuration, site, scope, visite } = cadre;
  const montres = await openMontres(tx, cadre);
  const connu = await objetConnu(tx, scope, montres, id);
  if (connu === undefined) return introuvable(cadre);
  const fiche = await configuration.ficheDe(site, connu.type);
  if (!connu.visible) return parti(tx, cadre, montres, { connu, fiche });
  // An objet that nothing on the site shows has no page there, even for a visitor who tries numbers one by one.
  if (fiche === undefined || !connu.montre) return introuvable(cadre);
  const blocs = fiche.zones.map(({ bloc }) => bloc);
  const vitrine = await openVitrine(tx, cadre, { blocs });
  const [objet] = await vitrine.read([id], { blocs: [...new Set(blocs)] });
  if (objet === undefined) return introuvable(cadre);
  const chemin = adresseDeFiche(site.adressesDesFiches, visite.langue, { ...connu, nom: objet.nom.texte });
  const cles = [...clesDesFiches(site), CLE.objet(id), ...montres.cles];
  if (asked !== undefined && asked !== chemin)
    return {
      genre: 'redirection',
      statut: 301,
      vers: `${visite.base}${chemin}`,
      cles: [...clesDuSite(site), ...cles],
    };
  const autour = await openAutour(tx, cadre, fiche, objet.connu.indexe.point);
  const lies = fiche.lies ? await liesA(tx, scope, montres, objet.connu) : [];
  const shown = liesMontres(lies);
  const { liste, cles: clesDeLaListe } = await listeDeLObjet(tx, cadre, id);
  const page = await pageDe(tx, cadre, { fiche, objet, connu, liste, vitrine, chemin, autour, montres, lies: shown });
  const gabarit = await configuration.live(gabaritFiche, fiche.gabarit);
  // A linked objet that is not shown yet makes the page anew on the day when it is.
  const around = [...page.proches, ...page.semblables, ...lies].map((one) => CLE.objet(one.id));
  return composedPage(cadre, {
    page,
    sources: {
      page: gabarit === undefined ? sourceDuProduit('fiche', 'deux-colonnes') : sourceDe('fiche', gabarit),
      elements: await sourcesDesElements(cadre),
    },
    codes: { portee: 'fiche', ids: fiche.codes },
    cles: [
      ...cles,
      ...fiche.zones.map(({ bloc }) => CLE.bloc(bloc)),
      ...vitrine.compositeur.editions.map((id) => CLE.edition(id)),
      ...clesDeLaListe,
      // The address of the fiche on the master site is told to search engines.
      ...(site.siteMaitre === null ? [] : [CLE.site(site.siteMaitre)]),
      ...autour.cles,
      ...around,
    ],
    mesure: { ressource: 'ficheWeb', enregistrement: fiche.id, objet: id, recherche: null, filtres: [] },
    annonces: await annoncesDePage(tx, cadre, {
      genre: 'fiche',
      liste: null,
      objets: [objet.connu.indexe],
      tags: fiche.tagsAnnonce,
      elements: 0,
      vitrine,
    }),
  });
}

interface Montree {
  readonly fiche: FicheWeb;
  readonly objet: ObjetCompose;
  readonly connu: ObjetConnu;
  /** The list that leads to the page. */
  readonly liste: ListeWeb | undefined;
  readonly vitrine: Vitrine;
  readonly chemin: string;
  readonly autour: Autour;
  readonly montres: Montres;
  /** The linked objets that the page shows: they stand nowhere else on it. */
  readonly lies: readonly number[];
}

const SEMBLABLES = 3;
const LIES = 6;

const liesMontres = (lies: readonly Lie[]): readonly number[] =>
  lies
    .filter(({ montre }) => montre)
    .slice(0, LIES)
    .map(({ id }) => id);

async function pageDe(tx: Db, cadre: CadreDeSite, montree: Montree): Promise<PageDeFiche> {
  const { fiche, objet, connu, liste, vitrine, chemin } = montree;
  const { site, rendu, visite, lecteur, scope } = cadre;
  const element = elementDe(objet, [], { ...vitrine.presentation, modele: { ...SANS_MODELE, badges: BADGES } });
  const ariane = arianeDe(cadre, ...lienDe(cadre, liste), { libelle: element.nom, href: `${rendu.base}${chemin}` });
  const adresse = `${visite.adresse}${chemin}`;
  const cheminEn = (langue: Langue) => {
    const { texte: nom } = nomDObjet(objet.connu, { ...lecteur, langue });
    return adresseDeFiche(site.adressesDesFiches, langue, { ...connu, nom });
  };
  const rendus = htmlDesBlocs({ ...objet, marques: null });
  // The marks that the legend draws for the objet belong to no zone: they stand under its name.
  const marques = htmlDesBlocs({ ...objet, blocs: [] }).map(({ code, html }) => ({ code, html }));
  const inZone = (zone: ZoneDeFiche) =>
    fiche.zones
      .filter((item) => item.zone === zone)
      .flatMap(({ bloc }) => rendus.find(({ id }) => id === bloc) ?? [])
      .map(({ code, html }) => ({ code, html }));
  return {
    genre: 'fiche',
    id: fiche.id,
    site: rendu,
    langue: visite.langue,
    langues: languesDePage(cadre, languesDe(site), cheminEn),
    ariane,
    referencement: await referencementDeFiche(tx, cadre, fiche, objet.connu, {
      element,
      mots: objet.mots,
      ariane,
      chemin: cheminEn,
    }),
    // A fiche has room for all of the summary.
    objet: { ...element, resume: resumeDitPar(rendus, objet.resume.texte) ? '' : objet.resume.texte },
    photos: objet.photos,
    automatique: objet.automatique,
    zones: {
      entete: [...marques, ...inZone('entete')],
      galerie: inZone('galerie'),
      corps: inZone('corps'),
      laterale: inZone('laterale'),
      pied: inZone('pied'),
    },
    actions: actionsDe(fiche.actions, objet.connu, { lecteur, adresse, brochure: brochureDuSite(cadre) }),
    lies: await vitrine.elements(montree.lies),
    proches: await proches(tx, cadre, montree),
    semblables: fiche.similaires ? await vitrine.elements(await semblablesDe(tx, scope, montree)) : [],
    source: fiche.mentionSource ? sourceEnMots(connu, objet.connu, cadre) : null,
    signaler:
      fiche.signaler && site.contactErreur !== '' ? signalement(site.contactErreur, element.nom, adresse) : null,
  };
}

const lienDe = ({ rendu, visite, lecteur }: CadreDeSite, liste: ListeWeb | undefined): readonly Lien[] =>
  liste === undefined
    ? []
    : [
        {
          libelle: texteEn(liste.titre, lecteur).texte,
          href: `${rendu.base}${adresseDeListe(visite.langue, liste.code)}`,
        },
      ];

const BADGES: Presentation['modele']['badges'] = ['ouvert', 'gratuit', 'label', 'classement', 'tags'];

/** What « À proximité » is taken from: the sélection of the fiche within its radius, the nearest first. */
type Autour = Awaited<ReturnType<typeof openAutour>>;

async function openAutour(tx: Db, cadre: CadreDeSite, { proximite, rayon: km }: FicheWeb, point: Point | null) {
  if (proximite === null || point === null) return { question: undefined, cles: [] };
  return openSelection(tx, cadre, {
    selection: proximite,
    ordre: { cles: [{ genre: 'distance', depuis: 'point', point, libelle: '', sens: 'croissant' }], epingles: [] },
    regles: [{ genre: 'lieu', zone: { forme: 'rayon', centre: { genre: 'point', point, libelle: '' }, km } }],
  });
}

async function proches(
  tx: Db,
  cadre: CadreDeSite,
  { fiche, objet, lies, autour: { question } }: Montree,
): Promise<readonly ElementRendu[]> {
  const { id: own, point } = objet.connu.indexe;
  if (question === undefined || point === null) return [];
  const already = [own, ...lies];
  const limit = fiche.nombreProches + already.length;
  const ids = await idsOf(tx, { ...question, epingles: [] }, { offset: 0, limit });
  const around = await openVitrine(tx, cadre, { depuis: point });
  return around.elements(ids.filter((id) => !already.includes(id)).slice(0, fiche.nombreProches));
}

async function semblablesDe(tx: Db, scope: Scope, { connu, montres, lies }: Montree): Promise<readonly number[]> {
  const ids = await semblables(tx, scope, montres, connu, SEMBLABLES + lies.length);
  return ids.filter((id) => !lies.includes(id)).slice(0, SEMBLABLES);
}
