import type { Exploitant } from '../../../sources/testing/exploitant.ts';

/** Makes a feed on a source that answers so many records at a time, and asks for its import. */
export async function launchImport(exploitant: Exploitant, url: string, fenetre: number): Promise<number> {
  await exploitant.enableImports();
  const values = { nom: 'Flux de l’essai', origine: 'service', url, region: 'essai', utilisateur: 'u', clause: '1' };
  const flux = await exploitant.createFeed('lei', { ...values, fenetre });
  return (await exploitant.importNow('lei', flux)).importation;
}

/** What the journal of an import says where its server died. */
export const interruptions = (journal: readonly string[]): number =>
  journal.filter((texte) => texte.startsWith('Interrompue\u00a0: le serveur s’est arrêté.')).length;
