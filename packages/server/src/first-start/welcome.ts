import type { FirstAccounts } from './first-start.ts';

/** What the operator reads once Bridge is ready. The passwords appear this once. */
export function welcome(address: string, accounts: FirstAccounts | null): string {
  const lines = ['', `Bridge est prêt : ${address}`];
  if (accounts) {
    const { admin, demonstration } = accounts;
    lines.push('', 'Premier compte (super administrateur), à conserver :', `  identifiant   ${admin.username}`);
    lines.push(`  mot de passe  ${admin.password ?? 'celui de la variable ADMIN_PASSWORD'}`);
    if (demonstration) {
      lines.push('', 'Comptes de démonstration, un par rôle, avec le même mot de passe :');
      lines.push(`  identifiants  ${demonstration.usernames.slice(0, 6).join(', ')},`);
      lines.push(`                ${demonstration.usernames.slice(6).join(', ')}`);
      lines.push(`  mot de passe  ${demonstration.password}`);
    }
    lines.push('', 'Ces mots de passe ne seront plus affichés.');
  }
  lines.push('', 'Ctrl+C pour arrêter.', '', '');
  return lines.join('\n');
}
