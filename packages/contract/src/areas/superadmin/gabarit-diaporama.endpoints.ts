import { z } from 'zod';
import { diapositiveApercueSchema } from '../../catalogue/ecran/apercu.schemas.ts';
import { EPREUVES } from '../../catalogue/ecran/ecran.choix.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { superAdmins } from '../roles.ts';
import { gabaritDiaporama } from './gabarit-diaporama.resource.ts';

const f = gabaritDiaporama.fields;

/** The fields that decide how slides look, saved or not. */
export const brouillonDeGabaritDiaporamaSchema = z.strictObject({
  orientation: f.orientation.schema,
  resolution: f.resolution.schema,
  disposition: f.disposition.schema,
  zoneAnnonce: f.zoneAnnonce.schema,
  zoneQr: f.zoneQr.schema,
  police: f.police.schema,
  policeTexte: f.policeTexte.schema,
  policeTitre: f.policeTitre.schema,
  tailleTitre: f.tailleTitre.schema,
  tailleTexte: f.tailleTexte.schema,
  maxTitre: f.maxTitre.schema,
  maxTexte: f.maxTexte.schema,
  fond: f.fond.schema,
  texte: f.texte.schema,
  accent: f.accent.schema,
  css: f.css.schema,
  parametres: f.parametres.schema,
});
export type BrouillonDeGabaritDiaporama = z.output<typeof brouillonDeGabaritDiaporamaSchema>;

/** The values that previews send of a form: other fields do not change the preview. */
export function brouillonDeGabaritDiaporama(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(brouillonDeGabaritDiaporamaSchema.shape).map((name) => [name, values[name]]));
}

export const apercuDeGabaritDiaporama = defineEndpoint({
  method: 'POST',
  path: '/api/superadmin/diaporama_template/apercu',
  summary: 'Ce qu’un gabarit de diaporama, enregistré ou non, montre d’un objet réel',
  access: superAdmins,
  body: z.strictObject({
    gabarit: brouillonDeGabaritDiaporamaSchema,
    epreuve: z.enum(EPREUVES.map(({ value }) => value)),
    langue: langueSchema,
    pas: z.number().int().min(0).max(1_000).default(0),
  }),
  response: diapositiveApercueSchema.extend({
    /** How many titles are longer than the gabarit allows, over all objets. */
    titresCoupes: z.number().int(),
    objets: z.number().int(),
  }),
});
