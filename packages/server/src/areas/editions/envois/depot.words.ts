import type { TransfertError } from '../../../platform/transfert/transfert.ts';

/** The failure in words: what happened, why, and what to do. */
export function motsDeFaute(
  { faute, detail }: TransfertError,
  { hote, dossier }: { readonly hote: string; readonly dossier: string },
): string {
  const it = `«\u00a0${hote}\u00a0»`;
  switch (faute) {
    case 'acces':
      return `${it} refuse l’identifiant ou le mot de passe. Corrigez-les dans la planification, puis renvoyez.`;
    case 'cle':
      return `La clé de ${it} n’est plus celle de la première fois\u00a0: rien n’a été envoyé, car un autre serveur pourrait se faire passer pour lui. Si son exploitant confirme le changement, saisissez à nouveau le mot de passe des envois\u00a0: la nouvelle clé sera retenue.`;
    case 'certificat':
      return `La connexion chiffrée à ${it} a échoué (${detail})\u00a0: son certificat n’est pas reconnu, ou il ne sait pas chiffrer. Prévenez son exploitant.`;
    case 'dossier':
      return dossier === ''
        ? `${it} n’accepte pas de fichier là où arrive ce compte (${detail}). Indiquez un dossier où il peut écrire.`
        : `${it} n’accepte pas de fichier dans le dossier «\u00a0${dossier}\u00a0» (${detail}). Vérifiez qu’il existe et que ce compte peut y écrire.`;
    case 'place':
      return `${it} n’a plus de place pour ce fichier. Prévenez son exploitant.`;
    case 'refus':
      return `${it} a refusé le fichier (code ${detail}). Prévenez son exploitant si l’erreur dure.`;
    case 'coupure':
      return `La connexion à ${it} s’est interrompue (${detail})\u00a0: le fichier précédent y est resté.`;
  }
}
