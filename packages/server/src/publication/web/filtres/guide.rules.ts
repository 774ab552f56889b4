import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { FiltreRendu, GuideRendu } from '../../../rendering/web/modele.ts';
import { questionSur, resultatsAVoir } from '../pages/mots.guide.words.ts';
import { AUCUNE, adresseDe } from './filtre.rules.ts';
import type { Demande } from './moteur.types.ts';

/** A guided search: the question that is asked now, and the addresses around it. Null when there is nothing to ask. */
export function guideDe(demande: Demande, filtres: readonly FiltreRendu[]): GuideRendu | null {
  const { etat, lecteur, chemin } = demande;
  const codes = filtres.map(({ code }) => code);
  const [premiere] = codes;
  if (premiere === undefined) return null;
  const question = questionDemandee(demande, codes);
  const rang = question === null ? -1 : codes.indexOf(question);
  const vers = (code: string | undefined): string => {
    const bare = adresseDe({ ...etat, question: null });
    // An address that asks for nothing opens the first question.
    return chemin + (bare === '' && code === premiere ? '' : adresseDe({ ...etat, question: code ?? AUCUNE }));
  };
  return {
    question,
    ici: question ?? AUCUNE,
    questions: filtres.map(({ code, libelle }) => ({ code, intitule: intituleDe(code, demande) || libelle })),
    progres: question === null ? '' : questionSur(rang + 1, codes.length, lecteur.langue),
    precedente: rang > 0 ? vers(codes[rang - 1]) : null,
    passer: question === null || etat.filtres[question] !== undefined ? null : vers(codes[rang + 1]),
    voir: resultatsAVoir(demande.total, lecteur.langue),
    reprendre: vers(codes.find((code) => etat.filtres[code] === undefined) ?? premiere),
  };
}

/** The question in force, or null for the results. One that is not asked any more gives way to the next. */
function questionDemandee({ etat, enregistres }: Demande, codes: readonly string[]): string | null {
  const { question } = etat;
  if (question === AUCUNE) return null;
  if (question === null) return adresseDe(etat) === '' ? (codes[0] ?? null) : null;
  if (codes.includes(question)) return question;
  const order = enregistres.map(({ code }) => code);
  const left = order.indexOf(question.replace(/-$/, ''));
  return order.slice(left + 1).find((code) => codes.includes(code)) ?? null;
}

function intituleDe(code: string, { moteur, enregistres, lecteur }: Demande): string {
  const id = enregistres.find((one) => one.code === code)?.id;
  return texteEn(moteur.filtres.find(({ filtre }) => filtre === id)?.question ?? {}, lecteur).texte;
}
