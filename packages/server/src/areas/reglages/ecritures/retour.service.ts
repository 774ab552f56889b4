import { documentSchema } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { noteEcriture } from './ecriture.repository.ts';
import { type Attendue, awaitedIn } from './retour.repository.ts';
import { type Retour, retourDe } from './retour.rules.ts';

/** After an import, confirms lines that came back, and tells those that came back otherwise. */
export async function noteRetours(tx: Db, importation: number, at: Date): Promise<void> {
  for (const line of await awaitedIn(tx, importation)) {
    const retour = retourOf(line);
    if (retour.kind === 'revenue')
      await noteEcriture(
        tx,
        line.id,
        { etat: 'revenue', revenu_le: at },
        `Revenue par l’import n°\u00a0${importation}.`,
        at,
      );
    if (retour.kind === 'autrement' && line.apres) {
      const message = `L’import n°\u00a0${importation} rapporte un autre texte que celui qui a été écrit. Comparez-les.`;
      const changes = { etat: 'revenue-autrement', revenu_le: at, valeurs: retour.valeurs, message } as const;
      await noteEcriture(tx, line.id, changes, message, at);
    }
  }
}

const REVENUE = { kind: 'revenue' } as const;
const ATTENDUE = { kind: 'attendue' } as const;

function retourOf({ mode, valeurs, document, montre }: Attendue): Retour {
  if (mode === 'CREATION') return REVENUE;
  if (mode !== 'MODIFICATION') return montre ? ATTENDUE : REVENUE;
  const read = documentSchema.safeParse(document);
  return read.success ? retourDe(valeurs, read.data) : ATTENDUE;
}
