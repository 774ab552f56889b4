import type { Canal } from '@bridge/contract';

interface Mots {
  /** The words when no version is published. */
  readonly personne: string;
  readonly retirer: string;
  /** The words for what a withdrawal does. */
  readonly retrait: string;
  readonly retire: string;
  readonly remettre: string;
  /** The words for what putting back an earlier version does. */
  readonly remise: string;
  readonly remis: string;
  /** The words for the version in force. */
  readonly enCours: string;
  /** The words while another version waits for its date. */
  readonly jusqueLa: string;
}

const PAGE: Mots = {
  personne: 'Aucun visiteur ne voit cette page.',
  retirer: 'Retirer du site',
  retrait:
    'Les visiteurs ne verront plus cette page\u00a0: son adresse répondra qu’elle n’existe plus. Vous pourrez la publier de nouveau.',
  retire: 'Retrait du site fait.',
  remettre: 'Remettre en ligne',
  remise:
    'Elle remplace aussitôt ce que les visiteurs voient. Ce que vous préparez dans le formulaire n’est pas touché.',
  remis: 'Version remise en ligne.',
  enCours: 'en ligne',
  jusqueLa: 'Jusque-là, la version en ligne reste montrée.',
};

const ECRAN: Mots = {
  personne: 'Aucun écran ne le passe.',
  retirer: 'Retirer des écrans',
  retrait:
    'Les écrans qui le passent le quittent en moins d’une minute et montrent leur secours, s’ils n’ont rien d’autre à passer. Vous pourrez le publier de nouveau.',
  retire: 'Retrait des écrans fait.',
  remettre: 'Remettre à l’écran',
  remise:
    'Elle remplace ce que les écrans passent, sans interrompre leur boucle. Ce que vous préparez dans le formulaire n’est pas touché.',
  remis: 'Version remise à l’écran.',
  enCours: 'à l’écran',
  jusqueLa: 'Jusque-là, les écrans passent la version d’aujourd’hui.',
};

/** The words of publication, by channel. */
export const motsDePublication = (canal: Canal): Mots => (canal === 'ecran' ? ECRAN : PAGE);
