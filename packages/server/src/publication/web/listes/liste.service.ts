import { gabaritListe, type Intervalle, joursDe, type ModeleListe, modeleListe } from '@bridge/contract';
import { dernieresEditions } from '../../../composition/edition/derniere.ts';
import { htmlPropre } from '../../../composition/mots/riche.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import { htmlDesBlocs } from '../../../rendering/web/blocs.html.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import { motsEn } from '../../../rendering/web/mots.ts';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeListe } from '../adresses/adresse.rules.ts';
import { annoncesDePage } from '../annonces/places.service.ts';
import { carteDeListe } from '../cartes/carte.rendue.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { sourceDe, sourceDuProduit } from '../configuration/sources.rules.ts';
import type { Comptes } from '../filtres/facettes.repository.ts';
import { periodeDe } from '../filtres/filtre.condition.rules.ts';
import { adresseDe, type Etat } from '../filtres/filtre.rules.ts';
import { moteurRendu } from '../filtres/moteur.rules.ts';
import { clesDesMedias, imageMontree } from '../medias/media.ts';
import type { Demande, Reponse } from '../pages/composition.ts';
import { introuvable } from '../pages/message.service.ts';
import { compteurEnMots, mot } from '../pages/mots.words.ts';
import {
  arianeDe,
  brochureDuSite,
  type CadreDeSite,
  cadreDe,
  codesDe,
  composedPage,
  languesDePage,
  languesParmi,
} from '../pages/page.ts';
import { exportsDe, referencementDeListe, resultatsEnPdf } from '../referencement/liste.referencement.ts';
import { elementDe, prochaineFois, titreDuJour } from '../vignettes/elements.rules.ts';
import { openVitrine, sourcesDesElements, type Vitrine } from '../vignettes/vitrine.service.ts';
import { A_CHAQUE_FOIS, type Decompteur } from './decomptes.ts';
import { compteDe, countAll, facettesDe, idsDePage } from './liste.comptes.ts';
import { mesureDe } from './liste.mesure.ts';
import { type ListeOuverte, openListe } from './liste.ouverte.ts';
import { paginationDe } from './pagination.rules.ts';

/** A page of a list, composed from one snapshot of the database. */
export async function composeListe(
  tx: Db,
  ofSite: CadreDeSite,
  { code, requete }: Extract<Demande, { genre: 'liste' }>,
  decomptes: Decompteur = A_CHAQUE_FOIS,
): Promise<Reponse> {
  const { configuration, site, visite } = ofSite;
  const liste = await configuration.listeDe(site, code);
  if (liste === undefined || !languesParmi(site, liste.langues).includes(visite.langue)) return introuvable(ofSite);
  const cadre = await cadreDe(ofSite, liste);
  const ouverte = await openListe(tx, cadre, liste, requete, decomptes);
  const modele = await configuration.live(modeleListe, liste.modele);
  if (ouverte === undefined || modele === undefined) return introuvable(cadre);
  const { total, fin, comptes } = await decomptes.of(compteDe(cadre, ouverte), () => countAll(tx, ouverte));
  cadre.peremption.note(fin);
  const pages = Math.max(1, Math.ceil(total / liste.parPage));
  const etat = { ...ouverte.etat, page: Math.min(ouverte.etat.page, pages) };
  const offset = (etat.page - 1) * liste.parPage;
  const vitrine = await openVitrine(tx, cadre, {
    modele,
    ouverture: liste.ouverture,
    depuis: ouverte.question.visiteur.point,
    jours: joursDemandes(ouverte, cadre),
  });
  const { ids, areOlder } = await idsDePage(tx, cadre, ouverte, { offset, limit: liste.parPage }, decomptes);
  const objets = await vitrine.read(ids, { areOlder });
  const elements = objets.map((objet) => elementDe(objet, htmlDesBlocs(objet), vitrine.presentation));
  const page = await pageDe(
    tx,
    cadre,
    { ...ouverte, etat },
    {
      modele,
      vitrine,
      objets,
      elements,
      total,
      comptes,
      pages,
    },
  );
  const gabarit = await configuration.live(gabaritListe, modele.gabarit);
  return composedPage(cadre, {
    page,
    sources: {
      page: gabarit === undefined ? sourceDuProduit('liste', 'grille') : sourceDe('liste', gabarit),
      elements: await sourcesDesElements(cadre, modele),
    },
    codes: { portee: 'liste', ids: codesDe(site, liste) },
    cles: [
      ...clesDesMedias(liste.image),
      ...ouverte.cles,
      CLE.modele(modele.id),
      ...modele.blocs.map((id) => CLE.bloc(id)),
      ...[...vitrine.compositeur.editions, ...liste.editions].map((id) => CLE.edition(id)),
      ...clesDesFiches(site),
      ...(liste.carte === null ? [] : [CLE.carte(liste.carte)]),
      ...clesDesMedias(...(page.carte?.fichiers ?? [])),
      ...elements.map(({ id }) => CLE.objet(id)),
    ],
    mesure: mesureDe(liste, etat, total),
    annonces: await annoncesDePage(tx, cadre, {
      genre: 'liste',
      liste: liste.id,
      objets: objets.map(({ connu }) => connu.indexe),
      tags: liste.tagsAnnonce,
      elements: elements.length,
      vitrine,
    }),
  });
}

interface Composee {
  readonly modele: ModeleListe;
  readonly vitrine: Vitrine;
  readonly objets: readonly ObjetCompose[];
  readonly elements: readonly ElementRendu[];
  readonly total: number;
  readonly comptes: Comptes | null;
  readonly pages: number;
}

async function pageDe(tx: Db, cadre: CadreDeSite, ouverte: ListeOuverte, composee: Composee): Promise<PageDeListe> {
  const { visite, lecteur, rendu } = cadre;
  const { liste } = ouverte;
  const { modele, objets, elements, total, comptes, pages } = composee;
  const chemin = `${rendu.base}${adresseDeListe(visite.langue, liste.code)}`;
  const moteur = moteurAvec(cadre, ouverte, { chemin, comptes, objets: elements.map(({ nom }) => nom), total });
  // Files and search engines are told nothing of the question that is asked meanwhile.
  const etat = { ...ouverte.etat, question: null };
  const ici = { ...etat, question: moteur?.guide?.ici ?? null };
  const asked = (changes: Partial<Etat>) => chemin + adresseDe({ ...ici, ...changes });
  const titre = texteEn(liste.titre, lecteur).texte;
  const ariane = arianeDe(cadre, { libelle: titre, href: chemin });
  const carte =
    liste.vue === 'mixte' || liste.vue === 'carte' ? await carteDeListe(cadre, liste, chemin, etat, modele) : null;
  const image = await imageMontree(cadre, liste.image);
  const pdf = resultatsEnPdf(cadre, liste, elements);
  return {
    genre: 'liste',
    id: liste.id,
    automatique: objets.some((objet) => objet.automatique),
    site: rendu,
    langue: visite.langue,
    langues: languesDePage(
      cadre,
      languesParmi(cadre.site, liste.langues),
      (langue) => adresseDeListe(langue, liste.code) + adresseDe(ici),
    ),
    ariane,
    referencement: referencementDeListe(
      cadre,
      { ...ouverte, etat },
      { titre, chemin, ariane, elements, moteur, image },
    ),
    titre,
    introduction: etat.page === 1 ? htmlPropre(texteEn(liste.introduction, lecteur).texte) : '',
    image,
    textePied: htmlPropre(texteEn(liste.textePied, lecteur).texte),
    vue: carte === null && liste.vue !== 'agenda' && liste.vue !== 'liste' ? 'grille' : liste.vue,
    colonnes: liste.colonnes,
    colonnesTablette: liste.colonnesTablette ?? modele.colonnesTablette,
    colonnesMobile: liste.colonnesMobile ?? modele.colonnesMobile,
    densite: modele.densite,
    couleur: modele.couleur,
    ratio: modele.ratio,
    focale: modele.focale,
    zoneMoteur: modele.zoneMoteur,
    moteur,
    total,
    compteur: total === 0 ? motsEn(visite.langue)('aucunResultat') : compteurEnMots(total, visite.langue),
    elements,
    jours: liste.vue === 'agenda' ? joursDeLAgenda(composee, cadre) : [],
    vide: texteEn(liste.messageVide, lecteur).texte || mot(visite.langue, 'vide'),
    tris: trisDe(ouverte, lecteur).map(({ code, libelle }) => ({
      libelle,
      valeur: code ?? '',
      actif: etat.tri === code,
      href: asked({ tri: code, page: 1 }),
    })),
    pagination: paginationDe(liste.pagination, { page: etat.page, pages }, (page) => asked({ page })),
    carte,
    exports: exportsDe({ liste, chemin, etat, langue: visite.langue, total, pdf }),
    partager: liste.partager,
    editions: [...(await dernieresEditions(tx, { ...cadre, entite: liste.entiteId }, liste.editions)).values()],
    brochure: modele.favoris ? brochureDuSite(cadre) : null,
  };
}

/** The list's own order is offered besides the others, so that a visitor can come back to it. */
const trisDe = ({ tris }: ListeOuverte, { langue }: CadreDeSite['lecteur']) =>
  tris.length === 0 ? [] : [{ code: null, libelle: mot(langue, 'parDefaut') }, ...tris];

export async function moteurDe(tx: Db, cadre: CadreDeSite, ouverte: ListeOuverte, chemin: string) {
  return moteurAvec(cadre, ouverte, { chemin, comptes: await facettesDe(tx, ouverte), objets: [], total: 0 });
}

interface AutourDuMoteur {
  readonly chemin: string;
  readonly comptes: Comptes | null;
  /** The names of the objets that the page shows. */
  readonly objets: readonly string[];
  readonly total: number;
}

function moteurAvec(
  { lecteur, jour }: CadreDeSite,
  ouverte: ListeOuverte,
  { chemin, comptes, objets, total }: AutourDuMoteur,
) {
  const { moteur, offre, etat, filtres } = ouverte;
  if (moteur === null || comptes === null) return null;
  return moteurRendu({ ...offre, moteur, enregistres: filtres, etat, comptes, lecteur, jour, chemin, objets, total });
}

/** The days that are asked for, where some are. */
export function joursDemandes({ etat, liste }: ListeOuverte, { jour }: CadreDeSite): Intervalle | undefined {
  const dates = Object.values(etat.filtres).find((reponse) => reponse.genre === 'dates');
  if (dates !== undefined) return joursDe(periodeDe(dates.periode), jour);
  return liste.fenetre === null ? undefined : joursDe({ genre: 'relative', quand: liste.fenetre }, jour);
}

const FIN_DU_JOUR = '24:00';

/**
 * The events of a page by the day that each takes place next, and by the hour, as an order by next date has them: first those that have no
 * hour, as they last all day, and last those of today that are over for good.
 */
function joursDeLAgenda({ objets, vitrine }: Composee, { lecteur }: CadreDeSite): PageDeListe['jours'] {
  const days = new Map<string, { readonly id: number; readonly heure: string }[]>();
  for (const { id, connu } of objets) {
    const next = prochaineFois(connu, vitrine.presentation);
    const jour = next?.jour ?? connu.indexe.prochaineDate ?? '';
    days.set(jour, [...(days.get(jour) ?? []), { id, heure: next === null ? FIN_DU_JOUR : (next.ouvre ?? '') }]);
  }
  return [...days]
    .sort(([one], [other]) => compareTexts(one, other))
    .map(([jour, events]) => ({
      titre: jour === '' ? '' : titreDuJour(jour, lecteur),
      elements: events.sort((one, other) => compareTexts(one.heure, other.heure)).map(({ id }) => id),
    }));
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
