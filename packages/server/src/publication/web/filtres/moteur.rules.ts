import { CIBLES_BORNEES, type Filtre } from '@bridge/contract';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ChoixRendu, FiltreRendu, MoteurRendu } from '../../../rendering/web/modele.ts';
import { libelleDuChoix, pictoDuChoix } from './choix.rules.ts';
import { filtresMontres } from './filtre.depart.rules.ts';
import { bornesDeDistance, isSurCarte } from './filtre.reponse.rules.ts';
import {
  AUCUNE,
  adresseDe,
  avec,
  ecriture,
  type FiltreOffert,
  type PeriodeDemandee,
  type Reponse,
  SANS_DEMANDE,
  toggleChoix,
} from './filtre.rules.ts';
import { guideDe } from './guide.rules.ts';
import type { Demande } from './moteur.types.ts';
import { actifsDe, libelleDe, periodeEnMots, RACCOURCIS, uniteDe } from './moteur.words.ts';
import { suggestionsDe } from './suggestions.rules.ts';

/** The search form of a list: the filters, the answers in force, and the address of every further answer. */
export function moteurRendu(demande: Demande): MoteurRendu {
  const { moteur, etat, lecteur, chemin, objets } = demande;
  const filtres = filtresRendus(demande);
  const guide = moteur.mode === 'guide' ? guideDe(demande, filtres) : null;
  const ici = { ...etat, question: guide?.ici ?? null };
  const unseen = Object.keys(etat.defauts).filter((code) => filtres.every((one) => one.code !== code));
  return {
    direct: moteur.mode !== 'formulaire',
    guide,
    action: chemin,
    texte: moteur.champTexte
      ? {
          valeur: etat.q,
          indication: texteEn(moteur.indication, lecteur).texte,
          suggestions: suggestionsDe(demande, objets, lecteur),
        }
      : null,
    filtres,
    codes: demande.enregistres.map(({ code }) => code),
    actifs: actifsDe({ ...demande, etat: ici }),
    sansRien: chemin + adresseDe({ ...SANS_DEMANDE, defauts: etat.defauts, tri: guide === null ? etat.tri : null }),
    // Answers without a visible field: one that has a field, if repeated here, could not be changed.
    gardes: [
      ...(etat.tri === null ? [] : [{ nom: 'tri', valeur: etat.tri }]),
      ...unseen.map((code) => ({ nom: code, valeur: AUCUNE })),
    ],
  };
}

function filtresRendus(demande: Demande): FiltreRendu[] {
  const { moteur, etat, lecteur } = demande;
  const montres = filtresMontres(demande.filtres, etat.filtres, demande.types);
  return moteur.filtres.flatMap((item) => {
    const filtre = demande.enregistres.find(({ id }) => id === item.filtre);
    const offert = montres.find(({ id }) => id === item.filtre);
    const question = offert === undefined ? null : questionDe(offert, demande);
    if (filtre === undefined || offert === undefined || question === null) return [];
    if (question.genre === 'choix' && question.choix.length === 0 && !question.emprise) return [];
    return [
      {
        code: filtre.code,
        libelle: libelleDe(filtre, demande),
        aide: texteEn(filtre.aide, lecteur).texte,
        replie: item.replie,
        presentation: presentationDe(filtre, offert),
        aucune: etat.defauts[filtre.code] === undefined ? null : AUCUNE,
        question,
      },
    ];
  });
}

/** A single box suits one choice, counted before choices without objets are hidden; a slider suits numbers. */
function presentationDe({ widget, cible }: Filtre, { choix }: FiltreOffert): FiltreRendu['presentation'] {
  if ((widget === 'bascule' && choix.length > 1) || widget === 'carte') return 'cases';
  return widget === 'curseur' && CIBLES_BORNEES.every((one) => one !== cible) ? 'cases' : widget;
}

/** The question of a filter, or null when no field was chosen, or none that visitors may see. */
function questionDe(filtre: FiltreOffert, demande: Demande): FiltreRendu['question'] | null {
  const { etat, comptes, moteur } = demande;
  const reponse = etat.filtres[filtre.code];
  switch (filtre.cible) {
    case 'typeBridge':
    case 'critere':
    case 'commune':
    case 'tag':
    case 'languesParlees':
      return choixDemandes(filtre, demande);
    case 'champ':
      if (filtre.champLu === null) return null;
      return filtre.champLu.nombre ? nombreDemande(filtre, reponse) : choixDemandes(filtre, demande);
    case 'prix':
    case 'classement':
    case 'capacite':
    case 'score':
      return nombreDemande(filtre, reponse);
    case 'dates': {
      const periode = reponse?.genre === 'dates' ? reponse.periode : null;
      const { du, au } = periode !== null && 'du' in periode ? periode : { du: null, au: null };
      return { genre: 'dates', du: du ?? '', au: au ?? '', raccourcis: raccourcis(filtre, periode, demande) };
    }
    case 'distance': {
      const { km, lat, lon } = reponse?.genre === 'distance' ? reponse : { km: null, lat: null, lon: null };
      return { genre: 'distance', ...bornesDeDistance(filtre), km, lat, lon };
    }
    case 'fait':
    case 'ouvert': {
      if (filtre.cible === 'fait' && filtre.fait === null) return null;
      const nombre = comptes.get(filtre.code)?.get('1') ?? 0;
      return { genre: 'bascule', actif: reponse !== undefined, nombre: moteur.compteurs ? nombre : null };
    }
  }
}

function choixDemandes(filtre: FiltreOffert, demande: Demande): FiltreRendu['question'] {
  const reponse = demande.etat.filtres[filtre.code];
  const emprise = reponse?.genre === 'emprise' ? ecriture(reponse) : '';
  return {
    genre: 'choix',
    multiple: filtre.multiple,
    choix: choixRendus(filtre, demande),
    emprise: isSurCarte(filtre) ? emprise : null,
  };
}

function nombreDemande(filtre: FiltreOffert, reponse: Reponse | undefined): FiltreRendu['question'] {
  const { de, a } = reponse?.genre === 'nombre' ? reponse : { de: null, a: null };
  return { genre: 'nombre', min: filtre.min, max: filtre.max, unite: uniteDe(filtre), de, a };
}

/** The choices of a filter. The moteur may hide those without objets, but not ticked ones, to be unticked. */
function choixRendus(filtre: FiltreOffert, demande: Demande): ChoixRendu[] {
  const { etat, comptes, moteur, noms, lecteur, chemin } = demande;
  const reponse = etat.filtres[filtre.code];
  const chosen = reponse?.genre === 'choix' ? reponse.slugs : [];
  const spoken = demande.enregistres.find(({ id }) => id === filtre.id)?.choix.length === 0;
  return filtre.choix.flatMap((choix) => {
    const { slug } = choix;
    const nombre = comptes.get(filtre.code)?.get(slug) ?? 0;
    const actif = chosen.includes(slug);
    if (nombre === 0 && !actif && (moteur.masquerVides || spoken)) return [];
    return [
      {
        slug,
        libelle: libelleDuChoix(choix, noms, lecteur),
        picto: pictoDuChoix(choix, noms),
        nombre: moteur.compteurs ? nombre : null,
        actif,
        href: chemin + adresseDe(toggleChoix(etat, filtre, slug)),
      },
    ];
  });
}

/** The usual periods, and the period in force when the address asks for another. */
function raccourcis({ code }: FiltreOffert, periode: PeriodeDemandee | null, demande: Demande): ChoixRendu[] {
  const { etat, chemin } = demande;
  const asked = periode !== null && 'quand' in periode ? periode.quand : null;
  const offered = new Set([...RACCOURCIS.map(([quand]) => quand), ...(asked === null ? [] : [asked])]);
  return [...offered].map((quand) => {
    const actif = asked === quand;
    const next: Reponse | null = actif ? null : { genre: 'dates', periode: { quand } };
    const href = chemin + adresseDe(avec(etat, code, next));
    return { slug: quand, libelle: periodeEnMots(quand, demande), picto: null, nombre: null, actif, href };
  });
}
