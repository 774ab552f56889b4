import { z } from 'zod';
import { CHAMPS_ECRITS, CHEMINS_APIDAE } from './apidae.choix.ts';

const ligneDEcritureSchema = z.strictObject({
  champ: z.enum(
    CHAMPS_ECRITS.map(({ value }) => value),
    'Choisissez un champ.',
  ),
  chemin: z.enum(
    CHEMINS_APIDAE.map(({ value }) => value),
    'Ce chemin n’existe pas dans Apidae.',
  ),
});
export type LigneDEcriture = z.output<typeof ligneDEcritureSchema>;

/** The mapping of fields to paths of Apidae. A path takes one field, of its own nature. */
export const correspondanceDEcritureSchema = z
  .array(ligneDEcritureSchema)
  .max(CHEMINS_APIDAE.length)
  .superRefine((lignes, context) => {
    for (const [rang, { champ, chemin }] of lignes.entries()) {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: [rang, 'chemin'], message });
      if (lignes.findIndex((ligne) => ligne.chemin === chemin) !== rang) refuse('Ce chemin figure déjà plus haut.');
      else if (natureDe(champ) !== natureDuChemin(chemin)) refuse('Ce chemin ne peut pas recevoir ce champ.');
    }
  });

const natureDe = (champ: string) => CHAMPS_ECRITS.find(({ value }) => value === champ)?.nature;
const natureDuChemin = (chemin: string) => CHEMINS_APIDAE.find(({ value }) => value === chemin)?.nature;

/** The paths that a field may be written to. */
export const cheminsPour = (champ: string) => CHEMINS_APIDAE.filter(({ nature }) => nature === natureDe(champ));

/** The usual mapping to start from. */
export const CORRESPONDANCE_USUELLE: readonly LigneDEcriture[] = [
  { champ: 'resume', chemin: 'presentation.descriptifCourt' },
  { champ: 'description', chemin: 'presentation.descriptifDetaille' },
  { champ: 'ouverture', chemin: 'ouverture.periodeEnClair' },
  { champ: 'tarifs', chemin: 'descriptionTarif.tarifsEnClair' },
];
