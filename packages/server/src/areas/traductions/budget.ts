import { formatNumber, wants } from '@bridge/contract';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';
import { veilleurs } from '../lettres.ts';
import { letter } from '../mails.ts';
import { adminsActifs } from '../personnes.repository.ts';
import type { ConfigLue } from './config.repository.ts';
import { depenseDuMois, takeBudgetWord } from './usage.repository.ts';

/** Tells, once a month for each step, that the budget is nearly spent, then that it is. */
export async function alertOfBudget(tx: Db, config: ConfigLue, publicUrl: string, at: Date): Promise<void> {
  const { budget, alerte, nom, id, entiteId } = config;
  if (budget === null || budget === 0) return;
  const depense = await depenseDuMois(tx, id, at);
  const part = (depense * 100) / budget;
  if (part < alerte) return;
  const pas = part >= 100 ? 100 : alerte;
  if (!(await takeBudgetWord(tx, id, `${at.toISOString().slice(0, 7)} ${pas}`))) return;
  const subject =
    pas === 100
      ? `Traduction\u00a0: budget du mois atteint («\u00a0${nom}\u00a0»)`
      : `Traduction\u00a0: ${pas}\u00a0% du budget du mois («\u00a0${nom}\u00a0»)`;
  const facts = `${formatNumber(depense)} caractères sur ${formatNumber(budget)} ont été envoyés ce mois-ci.`;
  const advice =
    pas === 100
      ? 'Plus rien n’est traduit avant le mois prochain, sauf à relever ce budget.'
      : 'La traduction continue jusqu’au budget.';
  const admins = (await adminsActifs(tx)).filter(
    (one) => (entiteId === null || one.entiteId === entiteId) && wants(one.userParams, 'courriel_budget_traduction'),
  );
  const told = new Map([...(await veilleurs(tx, entiteId)), ...admins].map((one) => [one.email.toLowerCase(), one]));
  for (const personne of told.values()) {
    const message = letter(personne, subject, facts, advice, `${publicUrl}/reglages/deeplTranslationConfig/edit/${id}`);
    const job = {
      definition: COURRIEL,
      donnees: message,
      cible: subject,
      lien: { ressource: 'configTraduction', id },
      entiteId,
      demandePar: null,
      cle: `courriel budget ${id} ${at.toISOString().slice(0, 7)} ${pas} ${personne.email}`,
    };
    await enqueue(tx, job, at);
  }
}
