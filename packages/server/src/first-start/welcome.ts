import type { FirstAccounts } from './first-start.ts';

/** The text for the operator once Bridge is ready. */
export function welcome(address: string, accounts: FirstAccounts | null): string {
  const lines = ['', `Bridge est prêt\u00a0: ${address}`];
  const { admin = null, demonstration = null } = accounts ?? {};
  if (admin) {
    lines.push('', 'Premier compte (super administrateur)\u00a0:', `  identifiant   ${admin.username}`);
    lines.push(`  mot de passe  ${admin.password ?? 'celui de la variable ADMIN_PASSWORD'}`);
  }
  if (demonstration) {
    lines.push('', 'Comptes de démonstration, un par rôle, avec le même mot de passe\u00a0:');
    lines.push(`  identifiants  ${demonstration.usernames.slice(0, 6).join(', ')},`);
    lines.push(`                ${demonstration.usernames.slice(6).join(', ')}`);
    lines.push(`  mot de passe  ${demonstration.password}`);
  }
  if (admin?.password || demonstration) {
    lines.push(
      '',
      'Notez ces mots de passe\u00a0: ils changent à chaque démarrage tant qu’ils n’ont pas servi, puis ne s’affichent plus.',
    );
  }
  lines.push('', 'Ctrl+C pour arrêter.', '', '');
  return lines.join('\n');
}
