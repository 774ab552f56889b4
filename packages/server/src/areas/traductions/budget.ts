import { formatNumber, wants } from '@bridge/contract';
import { parametresLus } from '../../catalogue/parametre.repository.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';
import { veilleurs } from '../lettres.ts';
import { letter } from '../mails.ts';
import { adminsDe } from '../personnes.repository.ts';
import type { ConfigLue } from './config.repository.ts';
import { depenseDuMois, takeBudgetWord, takePlafondWord } from './usage.repository.ts';

/** The part of the instance's ceiling at which people are warned, in hundredths. */
const ALERTE_DU_PLAFOND = 80;

/**
 * Warns, once a month for each step, that the budget of a configuration or the ceiling of the instance is nearly spent,
 * or spent. `besoin`: the characters of a text that was not sent because too little is left.
 */
export async function alertOfBudget(tx: Db, config: ConfigLue, publicUrl: string, at: Date, besoin = 0): Promise<void> {
  const { budget, alerte, nom, id, entiteId } = config;
  const { traduction_plafond: plafond } = await parametresLus(tx, 'traduction_plafond');
  const mois = at.toISOString().slice(0, 7);
  const depense = await depenseDuMois(tx, id, at);
  const pas = pasFranchi({ depense, besoin }, budget, alerte);
  if (pas !== null && (await takeBudgetWord(tx, id, motDe(mois, pas))))
    await tell(tx, at, {
      subject:
        pas === 100
          ? `Traduction\u00a0: budget du mois atteint («\u00a0${nom}\u00a0»)`
          : `Traduction\u00a0: ${pas}\u00a0% du budget du mois («\u00a0${nom}\u00a0»)`,
      facts: `${formatNumber(depense)} caractères sur ${formatNumber(budget ?? 0)} ont été envoyés ce mois-ci.`,
      advice:
        pas === 100
          ? 'Plus rien n’est traduit avant le mois prochain, sauf à relever ce budget.'
          : 'La traduction continue jusqu’au budget.',
      adresse: `${publicUrl}/reglages/deeplTranslationConfig/edit/${id}`,
      lien: { ressource: 'configTraduction', id },
      entiteId,
      cle: `${id} ${mois} ${pas}`,
    });
  if (plafond === null) return;
  const toutes = await depenseDuMois(tx, 'toutes', at);
  const palier = pasFranchi({ depense: toutes, besoin }, plafond, ALERTE_DU_PLAFOND);
  if (palier !== null && (await takePlafondWord(tx, motDe(mois, palier))))
    await tell(tx, at, {
      subject:
        palier === 100
          ? 'Traduction\u00a0: plafond de l’instance atteint'
          : `Traduction\u00a0: ${palier}\u00a0% du plafond de l’instance`,
      facts: `${formatNumber(toutes)} caractères sur ${formatNumber(plafond)} ont été envoyés ce mois-ci, toutes configurations confondues.`,
      advice:
        palier === 100
          ? 'Plus rien n’est traduit avant le mois prochain, sauf si un super administrateur relève ce plafond.'
          : 'La traduction continue jusqu’au plafond.',
      adresse: `${publicUrl}/reglages/parametres`,
      entiteId: null,
      cle: ['plafond', mois, palier].join(' '),
    });
}

/** The step of a limit that was reached, in hundredths; null: none yet, or no limit. */
function pasFranchi(
  { depense, besoin }: { readonly depense: number; readonly besoin: number },
  limite: number | null,
  alerte: number,
): number | null {
  if (limite === null || limite === 0) return null;
  if (depense >= limite || depense + besoin > limite) return 100;
  return (depense * 100) / limite >= alerte ? alerte : null;
}

/** The name of a step, ordered by month and step: people told of a step are not told of earlier ones. */
const motDe = (mois: string, pas: number) => `${mois} ${String(pas).padStart(3, '0')}`;

interface Alerte {
  readonly subject: string;
  readonly facts: string;
  readonly advice: string;
  /** The page where the limit is changed. */
  readonly adresse: string;
  readonly lien?: { readonly ressource: string; readonly id: number };
  /** The entity whose admins are told, or null for super administrators, who alone may change the limit. */
  readonly entiteId: number | null;
  readonly cle: string;
}

async function tell(tx: Db, at: Date, { subject, facts, advice, adresse, lien, entiteId, cle }: Alerte): Promise<void> {
  const concerned = await adminsDe(tx, { entiteId, at });
  const admins = concerned.filter(({ userParams }) => wants(userParams, 'courriel_budget_traduction'));
  const told = new Map([...(await veilleurs(tx, entiteId)), ...admins].map((one) => [one.email.toLowerCase(), one]));
  for (const personne of told.values()) {
    const job = {
      definition: COURRIEL,
      donnees: letter(personne, subject, facts, advice, adresse),
      cible: subject,
      ...(lien && { lien }),
      entiteId,
      demandePar: null,
      cle: `courriel budget ${cle} ${personne.email}`,
    };
    await enqueue(tx, job, at);
  }
}
